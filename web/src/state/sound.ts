// Sounds that are made here, and only if they are switched on.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(pitch: number, at: number, length: number, loud: number, shape: OscillatorType): void {
  context ??= new AudioContext();
  const start = context.currentTime + at;
  const voice = context.createOscillator();
  const gain = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}

const SOUNDS = {
  tick: () => tone(880, 0, 0.06, 0.05, "triangle"),
  card: () => tone(330, 0, 0.07, 0.035, "triangle"),
  hit: () => [110, 87].forEach((pitch, i) => tone(pitch, i * 0.03, 0.18, 0.12, "square")),
  bell: () => [659, 988].forEach((pitch, i) => tone(pitch, i * 0.14, 0.7, 0.09, "sine")),
  win: () => [523, 659, 784, 1047].forEach((pitch, i) => tone(pitch, i * 0.12, 0.5, 0.08, "sine")),
  lose: () => [392, 330, 262].forEach((pitch, i) => tone(pitch, i * 0.18, 0.6, 0.08, "sine")),
} as const;

export function play(sound: keyof typeof SOUNDS): void {
  if (settings.sound) SOUNDS[sound]();
}
