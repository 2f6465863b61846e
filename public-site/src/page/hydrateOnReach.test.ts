import { expect, test, vi } from "vitest";
import { hydrateOnReach } from "./hydrateOnReach.ts";

/** A drawn link, what wakes it, and how often it is followed in the end. */
function startLink() {
  let settle: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  document.body.innerHTML = '<div><a href="#ke-sini">Ke sini</a></div>';
  const [drawn, link] = [document.querySelector("div"), document.querySelector("a")];
  if (!drawn || !link) throw new Error("Both were drawn");
  const followed = vi.fn((event: Event) => event.preventDefault());
  link.addEventListener("click", followed);
  hydrateOnReach(drawn, () => promise);
  link.click();
  const awaken = async () => {
    settle();
    await new Promise((done) => setTimeout(done));
  };
  return { drawn, followed, awaken };
}

test("a click that came too early is repeated", async () => {
  const { followed, awaken } = startLink();
  expect(followed).not.toHaveBeenCalled();
  await awaken();
  expect(followed).toHaveBeenCalledOnce();
});

test("a click on what has gone meanwhile is forgotten", async () => {
  const { drawn, followed, awaken } = startLink();
  drawn.remove();
  await awaken();
  expect(followed).not.toHaveBeenCalled();
});
