import type { ContentResource } from "@etalase/contracts/kinds";
import { answerOf, postJson, type TestApp } from "../app.ts";
import { dataUrlOf } from "../forms.ts";
import { pictureBytes } from "../services.ts";
import { type Fields, samples } from "./samples.ts";

export type Made = Readonly<{ id: string; slug?: string }>;

/** The pictures that a record of that kind needs, as JSON has them. */
export async function neededPictures(resource: ContentResource): Promise<Fields> {
  const picture = dataUrlOf(await pictureBytes());
  const needed = samples[resource].required.filter((name) => name !== "newImages");
  return Object.fromEntries(needed.map((name) => [name, picture]));
}

/** Makes a record of that kind over HTTP; `word` makes it different from others. */
export async function made(
  app: TestApp,
  headers: Record<string, string>,
  resource: ContentResource,
  { word, ...fields }: Fields & Readonly<{ word: string }>,
): Promise<Made> {
  const sent = { ...samples[resource].fields(word), ...(await neededPictures(resource)), ...fields };
  const { status, body } = await answerOf<Made>(postJson(app, `/api/${resource}`, sent, headers));
  if (status !== 201) throw new Error(`${resource} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
