import { expect, onTestFinished, test } from "vitest";
import { startHistorySite } from "../../../test/history-site.ts";
import { createWorkingCopyRepository } from "../../persistence/desk/working-copies.ts";
import { createReaddress } from "./pictures.ts";

const places = ["a", "b"].map(
  (key) => ({ resource: "news", key: `new-${key.repeat(8)}-0000-4000-8000-00000000000a` }) as const,
);
const figure = (file: string, text: string) => ({ content: `<img src="/media/${file}"><p>${text}</p>` });

test("a picture is replaced in what has been typed meanwhile, and what has been discarded stays so", async () => {
  const site = await startHistorySite("MySQL");
  onTestFinished(() => site.close());
  const { workingCopies } = site.services;
  const keep = (place: (typeof places)[number], text: string) =>
    workingCopies.keep(place, { values: figure("lama.png", text) }, site.by);
  const [typed, discarded] = places;
  if (!typed || !discarded) throw new Error("two places");
  await keep(typed, "Kemarin");
  await keep(discarded, "Kemarin");

  const copies = createWorkingCopyRepository(site.database.em);
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const replacing = site.database.transaction(async () => {
    // A transaction goes on seeing the rows that it has once read.
    await copies.after("", 2);
    begun.resolve();
    await goOn.promise;
    await createReaddress({ copies })("lama.png", "baru.png");
  });
  await begun.promise;
  await keep(typed, "Hari ini");
  await workingCopies.discard(discarded, site.by);
  goOn.resolve();
  await replacing;
  expect((await copies.after("", 2)).map(({ values }) => values)).toEqual([figure("baru.png", "Hari ini")]);
});
