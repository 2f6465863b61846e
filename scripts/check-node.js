// Runs on any Node, since its task is to recognise one that is too old: type stripping came with 22.18.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`This project needs Node 22.18 or newer. npm has no Node for this system, and its own is`);
  console.error(`${process.versions.node} (${process.execPath}): please install Node 24.`);
  process.exit(1);
}
