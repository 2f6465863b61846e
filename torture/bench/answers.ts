import type { Staff } from "./client.ts";

type Description = Readonly<{
  paths: Readonly<Record<string, Readonly<{ get?: Readonly<{ parameters?: readonly Readonly<{ name: string }>[] }> }>>>;
}>;

/**
 * What tells of this process or this moment, or of who asks: signing in is on record, letters hold links that are sealed
 * anew, and settings that nobody has saved are of now.
 */
const ofTheMoment =
  /^\/api\/(?:openapi|undo|backups|audit|auth|exchange|dashboard\/clock|settings\/revisions)|\/digest$/;
const signedIn = /"lastSignInAt":"[^"]*"/g;

/** Every object in an answer, however deep. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>;
  for (const one of Object.values(value)) yield* objectsIn(one);
}

/**
 * What the site's API answers to a superadmin, by path: every GET that its own description names, of what has an id, a
 * slug or a version for each that another answer names.
 */
export async function answersOf(staff: Staff, origin: string): Promise<ReadonlyMap<string, string>> {
  const { paths }: Description = JSON.parse((await staff.ask("/api/openapi.json")).text);
  const answers = new Map<string, string>();
  const ask = async (path: string): Promise<unknown> => {
    const { status, text } = await staff.ask(path);
    answers.set(path, `${status} ${text.replaceAll(origin, "").replace(signedIn, "")}`);
    return text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : null;
  };

  /** A path with one of its parameters filled in, by each value that the answer before it gives. */
  async function follow(path: string, parameters: readonly string[]) {
    const [, before = "", name = ""] = /^(.*?)\/\{(\w+)\}/.exec(path) ?? [];
    if (name === "") return void (await ask(parameters.includes("limit") ? `${path}?page=1&limit=100` : path));
    const list = before.replace(/\/slug$/, "");
    const known = [...answers].filter(([asked]) => asked.split("?")[0] === list).map(([, answer]) => answer.slice(4));
    const field = name === "id" ? "_id" : name;
    const values = known.flatMap((text) => [...objectsIn(JSON.parse(text))].map((one) => one[field]));
    for (const value of new Set(values.filter((one) => typeof one === "string" || typeof one === "number")))
      await follow(path.replace(`{${name}}`, encodeURIComponent(String(value))), parameters);
  }

  const reads = Object.entries(paths).flatMap(([path, { get }]) =>
    get && !ofTheMoment.test(path) ? [{ path, get }] : [],
  );
  const depth = ({ path }: Readonly<{ path: string }>) => path.split("{").length;
  for (const { path, get } of reads.toSorted((one, other) => depth(one) - depth(other)))
    await follow(
      path,
      (get.parameters ?? []).map(({ name }) => name),
    );
  return answers;
}
