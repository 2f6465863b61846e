// Runs on the machine's own Node, which may be old. Tells how far npm is, which itself says nothing until it is done.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";

const everyMs = 10_000;
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const { platform, arch } = process;
/** npm may leave out a package that is optional on every system. */
const isForHere = ({ link, optional, os = optional ? [] : [platform], cpu = [arch], libc = ["glibc"] }) =>
  !link && os.includes(platform) && cpu.includes(arch) && libc.includes("glibc");
const wanted = Object.keys(packages).filter((path) => path.includes("node_modules/") && isForHere(packages[path]));

/** The bytes say that something happens while one large package comes in; not every system tells them. */
function tell() {
  const packages = wanted.filter((path) => existsSync(`${path}/package.json`)).length;
  const kB = Number.parseInt(spawnSync("du -sk node_modules", { shell: true, encoding: "utf8" }).stdout, 10);
  const bytes = kB ? `, ${Math.round(kB / 1024)} MB` : "";
  console.log(
    packages ? `  ${packages} of ${wanted.length} packages${bytes}` : `  asking for ${wanted.length} packages`,
  );
}

const timer = setInterval(tell, everyMs);
const npm = spawn("npm ci --ignore-scripts --no-audit --no-fund --no-progress --loglevel=error", {
  shell: true,
  stdio: "inherit",
});
npm.on("close", (code) => {
  clearInterval(timer);
  process.exitCode = code ?? 1;
  // The headers to compile against, which nothing here is: 67 MB in 2,700 files.
  if (code === 0) rmSync(`node_modules/node-${platform}-${arch}/include`, { recursive: true, force: true });
});
