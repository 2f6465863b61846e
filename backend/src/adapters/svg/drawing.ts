import { type ExecFileException, execFile } from "node:child_process";
import { createRequire } from "node:module";
import { oneByOne } from "../raster/raster.ts";
import { tooComplex } from "./cleaning.ts";

const side = 96;
/** Runs in a process of its own: a drawing of a few bytes can take hours and all memory, and only the system ends that. */
const program = `
  const { Resvg } = require(process.argv[1]);
  const drawing = new Resvg(require("fs").readFileSync(0, "utf8"), JSON.parse(process.argv[2]));
  const box = drawing.getBBox();
  const isVisible = drawing.render().pixels.some((value, at) => at % 4 === 3 && value > 0);
  console.log(JSON.stringify({ box: box && [box.x, box.y, box.width, box.height], isVisible }));`;
/**
 * Kilobytes of memory, and seconds of the processor, which other work on the machine does not use up. When the machine
 * itself lacks memory, this process ends in place of the site.
 */
const bounds = 'echo 1000 >/proc/self/oom_score_adj; ulimit -c 0; ulimit -d 163840; ulimit -t 5; exec "$@"';
/** Without its compiler, V8 reserves no 512 MB. */
const command = ["-c", bounds, "/bin/sh", process.execPath, "--jitless", "--max-old-space-size=64", "-e", program];
/** No secret of the site is handed on. */
const surroundings = { env: {}, timeout: 60_000, killSignal: "SIGKILL" } as const;

type Drawn = Readonly<{ box?: readonly [x: number, y: number, width: number, height: number]; isVisible: boolean }>;

/** Colours that browsers know and resvg does not; their values do not matter here. */
const newerColor = /\b(?:var|light-dark|color-mix|color|hwb|lab|lch|oklab|oklch)\((?:[^()]|\([^()]*\))*\)/gi;

/** Draws an SVG small, without texts, as there may be no fonts. @throws {DomainError} "invalid" when it asks too much */
export function draw(svg: string, { width, height }: Readonly<{ width: number; height: number }>): Promise<Drawn> {
  const value = Math.ceil(Math.max(side, width / height, height / width));
  const options = { fitTo: { mode: width > height ? "width" : "height", value }, font: { loadSystemFonts: false } };
  const resvg = createRequire(import.meta.url).resolve("@resvg/resvg-js");
  const work = () =>
    new Promise<Drawn>((resolve, reject) => {
      const done = (error: ExecFileException | null, stdout: string) => {
        if (error) reject(typeof error.code === "string" ? error : tooComplex());
        else resolve(JSON.parse(stdout));
      };
      const { stdin } = execFile("/bin/sh", [...command, resvg, JSON.stringify(options)], surroundings, done);
      // The process may end before it has read all.
      stdin?.on("error", () => {}).end(svg.replace(newerColor, "#000"));
    });
  return oneByOne(work);
}
