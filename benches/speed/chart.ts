// Draws curves on logarithmic axes as SVG.

export interface Curve {
  readonly label: string;
  readonly colour: string;
  readonly isDashed: boolean;
  readonly points: readonly (readonly [x: number, y: number])[];
}

const WIDTH = 760;
const HEIGHT = 420;
const PLOT = { left: 64, right: 560, top: 24, bottom: 364 };
const LABEL_HEIGHT = 15;

const decades = (least: number, most: number): number[] => {
  const from = Math.floor(Math.log10(least));
  const to = Math.ceil(Math.log10(most));
  return Array.from({ length: to - from + 1 }, (_, i) => 10 ** (from + i));
};

const scale = (ticks: readonly number[], start: number, end: number) => {
  const low = Math.log10(ticks[0] ?? 1);
  const high = Math.log10(ticks.at(-1) ?? 10);
  return (value: number): number =>
    Number((start + ((Math.log10(value) - low) / (high - low)) * (end - start)).toFixed(1));
};

/** Heights for the labels, in the order of `wanted`, moved down where they would cover each other. */
const spread = (wanted: readonly number[]): number[] => {
  const places = new Array<number>(wanted.length).fill(0);
  let free = Number.NEGATIVE_INFINITY;
  for (const [y, i] of wanted.map((y, i) => [y, i] as const).sort((a, b) => a[0] - b[0])) {
    places[i] = Math.max(y, free);
    free = (places[i] ?? 0) + LABEL_HEIGHT;
  }
  return places;
};

export const drawCurves = (title: string, xTitle: string, yTitle: string, curves: readonly Curve[]): string => {
  const points = curves.flatMap((curve) => curve.points);
  const xTicks = decades(Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x)));
  const yTicks = decades(Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y)));
  const x = scale(xTicks, PLOT.left, PLOT.right);
  const y = scale(yTicks, PLOT.bottom, PLOT.top);
  const labels = spread(curves.map(({ points }) => y(points.at(-1)?.[1] ?? 1)));
  const grid = [
    ...xTicks.map(
      (tick) => `<line x1="${x(tick)}" y1="${PLOT.top}" x2="${x(tick)}" y2="${PLOT.bottom}" stroke="#ddd"/>
<text x="${x(tick)}" y="${PLOT.bottom + 18}" text-anchor="middle">${tick.toLocaleString("en")}</text>`,
    ),
    ...yTicks.map(
      (tick) => `<line x1="${PLOT.left}" y1="${y(tick)}" x2="${PLOT.right}" y2="${y(tick)}" stroke="#ddd"/>
<text x="${PLOT.left - 8}" y="${y(tick) + 4}" text-anchor="end">${tick.toLocaleString("en")}</text>`,
    ),
  ];
  const lines = curves.map(({ label, colour, isDashed, points }, i) => {
    const path = points.map(([px, py]) => `${x(px)},${y(py)}`).join(" ");
    const dots = points.map(([px, py]) => `<circle cx="${x(px)}" cy="${y(py)}" r="3" fill="${colour}"/>`).join("");
    const dash = isDashed ? ' stroke-dasharray="6 4"' : "";
    const end = x(points.at(-1)?.[0] ?? 1);
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>${dots}
<text x="${end + 8}" y="${(labels[i] ?? 0) + 4}" fill="${colour}">${label}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img">
<title>${title}</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${grid.join("\n")}
<text x="${(PLOT.left + PLOT.right) / 2}" y="${HEIGHT - 16}" text-anchor="middle">${xTitle}</text>
<text transform="translate(16 ${(PLOT.top + PLOT.bottom) / 2}) rotate(-90)" text-anchor="middle">${yTitle}</text>
${lines.join("\n")}
</svg>
`;
};
