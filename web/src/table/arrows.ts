export interface Arrow { path: string; tip: string; tone: string }

/** An arrow from one box to another, bent so that it leaves and arrives upright; from the rail it leaves sideways. */
export function arrowBetween(from: DOMRect | null, to: DOMRect | null, tone: string): Arrow[] {
  if (!from || !to || from.width === 0 || to.width === 0) return [];
  const down = from.top + from.height / 2 < to.top + to.height / 2;
  const sideways = from.left > to.right + 60 && from.height < 90;
  const [x1, y1] = sideways ? [from.left, from.top + from.height / 2] : [from.left + from.width / 2, down ? from.bottom - 4 : from.top + 4];
  const [x2, y2] = [to.left + to.width / 2, down ? to.top + 10 : to.bottom - 10];
  const bend = (y2 - y1) * 0.5;
  const path = sideways ? `M${x1} ${y1}C${x1 - 80} ${y1} ${x2} ${y2 + (down ? -70 : 70)} ${x2} ${y2}` : `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`;
  const s = down ? 1 : -1;
  return [{ path, tip: `M${x2} ${y2 + 10 * s}L${x2 - 9} ${y2 - 6 * s}L${x2 + 9} ${y2 - 6 * s}Z`, tone }];
}
