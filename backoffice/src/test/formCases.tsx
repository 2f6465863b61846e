import { returnToKey } from "@etalase/contracts/auth";
import { type ContentResource, kinds } from "@etalase/contracts/kinds";
import { capitalised } from "@etalase/contracts/text/text";
import { screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { draftKey, readDraft } from "../kit/drafts/drafts.ts";
import { idOf } from "./articles.ts";
import { renderApp, signIn } from "./renderApp.tsx";
import { server } from "./server.ts";

/** One kind's form, as the cases that all forms share need to know it; the words are by default the usual ones. */
export type FormOfKind<T> = Readonly<{
  resource: ContentResource;
  /** Makes a record, in a version past its first. */
  record: (number: number, fields?: Partial<T>) => T;
  /** Serves these records for lists and forms. */
  serve: (...all: readonly T[]) => unknown;
  listHeading: string;
  /** The sentence when the record cannot be loaded. */
  notLoaded?: string;
  /** The beginning of the sentence when it cannot be saved. */
  notSaved?: string;
  /** Another text field, below the one that names the record. */
  other: Readonly<{ field: string; label: RegExp }>;
}>;

/** The behaviour that the forms of all kinds share. */
export function formCases<T>({ resource, record, serve, listHeading, other, ...own }: FormOfKind<T>): void {
  const { noun, titled } = kinds[resource];
  const words = {
    notLoaded: `The ${noun} could not be loaded`,
    notSaved: `Failed to save ${noun}`,
    ...own,
  };
  const version = 3;
  const changed = `Their ${titled}`;
  // The cast is safe: the kind's registry names that field.
  const theirs = { [titled]: changed, version: version + 1 } as unknown as Partial<T>;
  const label = new RegExp(`^${capitalised(titled)}`);
  const list = `/dashboard/${resource}`;
  const named = () => screen.findByRole<HTMLInputElement>("textbox", { name: label });
  const refuse = (status: number, body: object) => () => HttpResponse.json(body, { status });

  async function open(answer: () => Response) {
    serve(record(1));
    server.use(http.put(`/api/${resource}/:id`, answer));
    const user = renderApp(`${list}/edit/${idOf(1)}`);
    await named();
    const save = () =>
      user.click(screen.getByRole("button", { name: `Update ${noun.split(" ").map(capitalised).join(" ")}` }));
    const rename = async (name: string) => {
      await user.clear(await named());
      await user.type(await named(), name);
    };
    return { user, save, rename };
  }

  describe(`the form of ${resource}`, () => {
    afterEach(() => vi.restoreAllMocks());

    test("leads back to the list, and there when its record cannot be loaded", async () => {
      serve();
      renderApp(`${list}/edit/${idOf(7)}`);
      await screen.findByText(words.notLoaded);
      await screen.findByRole("heading", { name: listHeading });
    });

    test("puts the server's sentences under their fields, and the focus on the first", async () => {
      const errors = { [other.field]: "Not this one", [titled]: "Nor this one" };
      const { save } = await open(refuse(400, { message: "Please check", errors }));
      for (const name of ["Back", "Cancel"]) expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(list);
      await save();
      await screen.findByText("Not this one");
      const fields = [await named(), screen.getByRole("textbox", { name: other.label })];
      const sentences = fields.map((one) => document.getElementById(one.getAttribute("aria-describedby") ?? ""));
      expect(sentences.map((one) => one?.textContent)).toEqual(["Nor this one", "Not this one"]);
      await waitFor(() => expect(document.activeElement).toBe(fields[0]));
    });

    test.each([
      ["with a reason", refuse(500, { message: "Disk is full" }), "Disk is full"],
      ["on the way", () => new HttpResponse(null, { status: 500 }), "The site cannot be reached at the moment."],
      ["without an answer", () => HttpResponse.error(), "No response from server"],
    ])("tells of a failure %s in an alert, and keeps everything", async (_, answer, reason) => {
      const { save, rename } = await open(answer);
      await rename("Not lost");
      await save();
      expect((await screen.findByRole("alert")).textContent).toContain(`${words.notSaved}: ${reason}`);
      expect((await named()).value).toBe("Not lost");
    });

    test("tells of somebody else's change, and shows it", async () => {
      const stale = refuse(412, { message: "stale" });
      const { save } = await open(stale);
      serve(record(1, theirs));
      server.use(http.put(`/api/${resource}/:id`, stale));
      await save();
      const notice = await screen.findByText(/Someone else has changed this record/);
      await waitFor(async () => expect((await named()).value).toBe(changed));
      await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
    });

    test("keeps changes when the session ends, and the way back", async () => {
      const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
      const { save, rename } = await open(refuse(401, { message: "Please sign in" }));
      await rename("Half a thought");
      await save();
      await waitFor(() => expect(assign).toHaveBeenCalledWith("/login"));
      expect(sessionStorage.getItem(returnToKey)).toBe(`${list}/edit/${idOf(1)}`);
      signIn();
      const draft = readDraft(draftKey(`${resource}:${idOf(1)}`));
      expect(draft).toMatchObject({ version: version, values: { [titled]: "Half a thought" } });
    });
  });
}
