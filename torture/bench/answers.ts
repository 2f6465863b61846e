import type { Staff } from "./client.ts";

type Description = Readonly<{
  paths: Readonly<Record<string, Readonly<{ get?: Readonly<{ parameters?: readonly Readonly<{ name: string }>[] }> }>>>;
}>;

/**
 * Paths whose answers depend on the process, the moment or the caller: sign-ins are logged, letters hold links that are
 * sealed anew, and unsaved settings have the current time.
 */
const ofTheMoment =
  /^\/api\/(?:openapi|undo|backups|audit|auth|exchange|dashboard\/clock|settings\/revisions)|\/digest$/;
const signedIn = /"lastSignInAt":"[^"]*"/g;

/** Yields every object in an answer, at any depth. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>;
  for (const one of Object.values(value)) yield* objectsIn(one);
}

/**
 * Returns the API's answers to a superadmin, by path: every GET in the API's own description, and for paths with an id,
 * a slug or a version, one for each value in another answer.
 */
export async function answersOf(staff: Staff, origin: string): Promise<ReadonlyMap<string, string>> {
  const { paths }: Description = JSON.parse((await staff.ask("/api/openapi.json")).text);
  const answers = new Map<string, string>();
  const ask = async (path: string): Promise<unknown> => {
    const { status, text } = await staff.ask(path);
    answers.set(path, `${status} ${text.replaceAll(origin, "").replace(signedIn, "")}`);
    return text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : null;
  };

  /** Requests a path with its first parameter replaced by each value found in earlier answers. */
  async function follow(path: string, parameters: readonly string[]) {
    const [, before = "", name = ""] = /^(.*?)\/\{(\w+)\}/.exec(path) ?? [];
    if (name === "") return void (await ask(parameters.includes("limit") ? `${path}?page=1&limit=100` : path));
    const list = before.replace(/\/slug$/, "");
    const known = [...answers].filter(([path]) => path.split("?")[0] === list).map(([, answer]) => answer.slice(4));
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
