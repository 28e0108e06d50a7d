import { mount } from "svelte";
import Scene from "./Scene.svelte";
import "../src/look/tokens.css";
import "../src/look/base.css";

const target = document.getElementById("app");
if (target) mount(Scene, { target });
