import { beforeEach, expect, test, vi } from "vitest";
import { hydrateOnReach } from "./HydratedOnReach.tsx";

let settle: () => void;
let hydrate: () => Promise<void>;

beforeEach(() => {
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  hydrate = () => promise;
});

function draw(html: string) {
  document.body.innerHTML = `<div>${html}</div>`;
  const drawn = document.querySelector("div");
  if (!drawn) throw new Error("It was drawn");
  return drawn;
}

async function awaken() {
  settle();
  await new Promise((done) => setTimeout(done));
}

test("a click on what has gone meanwhile is forgotten", async () => {
  const drawn = draw('<a href="#ke-sini">Ke sini</a>');
  const link = drawn.querySelector("a");
  const followed = vi.fn((event: Event) => event.preventDefault());
  link?.addEventListener("click", followed);
  hydrateOnReach(drawn, hydrate);
  link?.click();
  drawn.remove();
  await awaken();
  expect(followed).not.toHaveBeenCalled();
});

/** Renders a checkbox with its label, and records the states that the view receives. */
function startBox() {
  const drawn = draw('<label><span>Saya setuju</span><input type="checkbox" /></label>');
  const [words, box] = [drawn.querySelector("span"), drawn.querySelector("input")];
  if (!words || !box) throw new Error("Both were drawn");
  const heard: boolean[] = [];
  const pending = hydrate;
  hydrateOnReach(drawn, async () => {
    await pending();
    // Like a view that was rendered with the box unchecked.
    box.checked = false;
    drawn.addEventListener("input", () => heard.push(box.checked));
  });
  return { words, box, heard };
}

test("a box is ticked at once, stays so, and the view hears of it", async () => {
  const { words, box, heard } = startBox();
  words.click();
  expect(box.checked).toBe(true);
  await awaken();
  expect(box.checked).toBe(true);
  expect(heard).toEqual([true]);
});

test("a box that was ticked and unticked before the view came stays without a tick", async () => {
  const { box, heard } = startBox();
  box.click();
  box.click();
  expect(box.checked).toBe(false);
  await awaken();
  expect(box.checked).toBe(false);
  expect(heard.at(-1)).toBe(false);
});
