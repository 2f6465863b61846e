import { comingAhead } from "../kit/data/ahead.ts";
import { readsOf } from "../kit/data/firstReads.ts";
import { addressOf, resources } from "../kit/data/resources.ts";

type Row = Readonly<{ id: string; title?: string; name?: string }>;

/** Returns the address of a record's own page; a list without such pages has none. */
function pathsIn(pathname: string): ((id: string) => string) | undefined {
  const resource = resources.find(({ name }) => addressOf(name) === pathname);
  if (!resource || !("form" in resource || "page" in resource)) return;
  return (id) => [pathname, ...("form" in resource ? ["edit"] : []), id].join("/");
}

function linkOf({ id, title, name }: Row, pathOf: (id: string) => string): HTMLElement {
  const link = Object.assign(document.createElement("a"), { href: pathOf(id), textContent: title ?? name ?? "" });
  const item = document.createElement("li");
  item.append(link);
  return item;
}

/**
 * Draws the frame, and the titles of a list's rows as soon as they arrive. On a slow line the application takes some
 * seconds more, in which the rows can be read and opened.
 */
export async function drawFirst(root: HTMLElement, { pathname, search }: Location): Promise<void> {
  const main = document.createElement("main");
  main.className = "first-screen";
  root.replaceChildren(main);
  const pathOf = pathsIn(pathname);
  const [read] = readsOf(pathname, search);
  const answer = pathOf && read ? await comingAhead(read) : undefined;
  if (!pathOf || !answer) return;
  const rows = Object.values(answer.json).find(Array.isArray) as readonly Row[] | undefined; // a list's answer
  const list = document.createElement("ul");
  list.append(...(rows ?? []).map((row) => linkOf(row, pathOf)));
  main.append(list);
}
