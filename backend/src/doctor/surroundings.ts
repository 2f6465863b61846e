import { constants, existsSync } from "node:fs";
import { access, readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { backupFolder, backupsIn, rehearsedMark } from "../backup/nightly.ts";
import { type Config, isLoopback } from "../config/config.ts";
import { openToOthers } from "../config/private-files.ts";
import { type Finding, firstOf, hint, when, wrong } from "./finding.ts";

const MB = 1024 * 1024;
const room = { wrong: 100 * MB, hint: 1024 * MB };
const testedNode = "24";
const dayMs = 24 * 60 * 60 * 1000;

function ofProcess({ isDefaultUrl, publicUrl, mail }: Config): readonly Finding[] {
  const findings: Finding[] = [];
  const [major = ""] = process.versions.node.split(".");
  if (major !== testedNode)
    findings.push(
      hint(`Node ${process.versions.node} runs it, tested is ${testedNode}`, "run it by make, which brings its own"),
    );
  if (isDefaultUrl)
    findings.push(
      hint(`PUBLIC_URL is not set, so links lead to ${publicUrl}`, "set it to the address that visitors type"),
    );
  else if (!isLoopback(publicUrl) && publicUrl.startsWith("http:"))
    findings.push(
      hint(
        `PUBLIC_URL is ${publicUrl}, without encryption`,
        "put a proxy with a certificate in front, and set PUBLIC_URL to https://…",
      ),
    );
  if (!mail)
    findings.push(
      hint("No mail is sent", "set SMTP_URL and MAIL_FROM; until then nobody can reset a password by mail"),
    );
  return findings;
}

async function ofRights(dataDir: string): Promise<readonly Finding[]> {
  const isWritable = await access(dataDir, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  const open = openToOthers(dataDir);
  return [
    ...when(!isWritable, () =>
      wrong(`Nothing can be written to ${dataDir}`, `give it to the account that runs the site: chown -R … ${dataDir}`),
    ),
    ...when(open.length > 0, () =>
      wrong(`Other accounts of the machine can read ${firstOf(open)}`, `chmod -R go= ${dataDir}`),
    ),
  ];
}

async function ofRoom(dataDir: string): Promise<readonly Finding[]> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const says = `${Math.floor(free / MB)} MB are free for ${dataDir}`;
  if (free < room.wrong) return [wrong(says, "make room: uploads and, on SQLite, all writes are refused without")];
  return when(free < room.hint, () => hint(says, "make room before uploads are refused"));
}

async function ofUploads(dataDir: string): Promise<readonly Finding[]> {
  const uploads = await readdir(join(dataDir, "uploads")).catch((): string[] => []);
  const times = await Promise.all(uploads.map((name) => stat(join(dataDir, "uploads", name)).catch(() => null)));
  const old = uploads.filter((_, index) => Date.now() - (times[index]?.mtimeMs ?? Date.now()) > dayMs);
  return when(old.length > 0, () =>
    hint(`${old.length} uploads were never finished`, "the site removes them within an hour of running"),
  );
}

async function ofFolder({ dataDir }: Config): Promise<readonly Finding[]> {
  if (!existsSync(dataDir))
    return [wrong(`DATA_DIR, ${dataDir}, is not there`, "make up makes it, or set DATA_DIR to the site's")];
  return [...(await ofRights(dataDir)), ...(await ofRoom(dataDir)), ...(await ofUploads(dataDir))];
}

/** Nights on which the machine was off are no fault yet. */
const maxBackupAgeMs = 2.5 * dayMs;

async function ofBackups({ dataDir, backupKeep }: Config): Promise<readonly Finding[]> {
  if (backupKeep === 0)
    return [
      hint(
        "No backups are made by night",
        "set BACKUP_KEEP to the number to keep, or have make backup run, and keep them elsewhere",
      ),
    ];
  const folder = backupFolder(dataDir);
  const newest = (await backupsIn(folder)).at(-1);
  if (!newest)
    return [hint("There is no nightly backup yet", "a minute after the start there is one: see the log if not")];
  const { mtimeMs } = await stat(join(folder, newest));
  if (Date.now() - mtimeMs > maxBackupAgeMs)
    return [wrong(`The newest nightly backup is ${newest}`, "see the log for what keeps the site from making others")];
  if (!existsSync(rehearsedMark(join(folder, newest))))
    return [hint(`${newest} was not restored in a rehearsal`, `make rehearse FILE=${join(folder, newest)} tells why`)];
  return [];
}

/** The checks that need no database. */
export const surroundings = [ofProcess, ofFolder, ofBackups];
