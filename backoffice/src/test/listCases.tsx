import type { ContentResource } from "@etalase/contracts/kinds";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { describe, expect, test } from "vitest";
import { idOf } from "./articles.ts";
import { recordWrites } from "./recordsApi.ts";
import { renderApp } from "./renderApp.tsx";
import { server } from "./server.ts";

/** One kind's list, as the cases that all lists share need to know it. */
type ListOfKind<T> = Readonly<{
  resource: ContentResource;
  record: (number: number) => T;
  /** Serves these records; returns the queries of the lists. */
  serve: (all: readonly T[]) => Readonly<{ lists: readonly URLSearchParams[] }>;
  /** The name of a record, without its number. */
  named: string;
  /** The role of the element that shows a record. */
  role: "row" | "listitem";
  create: string;
  none: string;
  notLoaded: string;
  /** A filter, as its address has it. */
  filter: Readonly<Record<string, string>>;
  /** The words of the question before a deletion; `done` for one record, `all` for two. */
  deleting: Readonly<{
    title: string;
    cancel: string;
    confirm: string;
    done: string;
    failed: string;
    counted: string;
    all: string;
  }>;
  /** The buttons above selected records: what each sends, and the sentences about success and failure. */
  changes: readonly (readonly [button: string, update: object, done: string, failed: string])[];
}>;

const failing = () => HttpResponse.json({ message: "no" }, { status: 500 });

/** The behaviour that the lists of all kinds share. */
export function listCases<T>({
  resource,
  record,
  serve,
  named,
  role,
  filter,
  deleting,
  changes,
  ...words
}: ListOfKind<T>) {
  const [screenPath, path] = [`/dashboard/${resource}`, `/api/${resource}`];
  const first = `${named} 1`;
  const shown = () => screen.findByRole(role, { name: new RegExp(first) });

  describe(`the list of ${resource}`, () => {
    test("says that nothing exists, and how to begin", async () => {
      serve([]);
      renderApp(screenPath);
      await screen.findByRole("heading", { name: words.none });
      expect(screen.getAllByRole("link", { name: words.create })).toHaveLength(2);
    });

    test("says that the filters match nothing, and clears them", async () => {
      const { lists } = serve([]);
      const user = renderApp(`${screenPath}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
      await screen.findByRole("heading", { name: words.none });
      await user.click(screen.getAllByRole("button", { name: "Clear filters" })[0] as HTMLElement);
      await waitFor(() => expect(Object.keys(filter).some((name) => lists.at(-1)?.has(name))).toBe(false));
    });

    test("takes no failure for an empty list, and tries again", async () => {
      serve([record(1)]);
      server.use(http.get(path, failing));
      const user = renderApp(screenPath);
      await screen.findByText(words.notLoaded);
      expect(screen.queryByText(words.none)).toBeNull();
      serve([record(1)]);
      await user.click(screen.getByRole("button", { name: "Try again" }));
      await shown();
    });

    async function askToDelete() {
      serve([record(1)]);
      const user = renderApp(screenPath);
      await user.click(within(await shown()).getByRole("button", { name: `Delete ${first}` }));
      const dialog = within(await screen.findByRole("alertdialog", { name: deleting.title }));
      return (button: string) => user.click(dialog.getByRole("button", { name: button }));
    }

    test("asks before it deletes, and leaves everything as it is when that is cancelled", async () => {
      const press = await askToDelete();
      await press(deleting.cancel);
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await shown();
    });

    test("takes a record away once the server has deleted it", async () => {
      const press = await askToDelete();
      const deleted = recordWrites("delete", `${path}/:id`, () => {
        serve([]);
        return undefined;
      });
      await press(deleting.confirm);
      await screen.findByText(deleting.done);
      await waitFor(() => expect(screen.queryByText(first)).toBeNull());
      expect(deleted).toEqual([`${path}/${idOf(1)}`]);
    });

    test("keeps a record that could not be deleted, and says so", async () => {
      const press = await askToDelete();
      server.use(http.delete(`${path}/:id`, failing));
      await press(deleting.confirm);
      expect((await screen.findByRole("alert")).textContent).toBe(deleting.failed);
      await shown();
    });

    async function selectTwo() {
      serve([record(1), record(2)]);
      const user = renderApp(screenPath);
      await shown();
      await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
      return { user, bar: within(await screen.findByRole("toolbar", { name: "Selected rows" })) };
    }

    test.each(changes)(
      "%s: one PUT for all selected, or a sentence about the failure",
      async (name, update, done, failed) => {
        const { user, bar } = await selectTwo();
        server.use(http.put(`${path}/bulk-update`, failing));
        await user.click(bar.getByRole("button", { name }));
        await screen.findByText(failed);
        screen.getByText("2 selected");
        const bodies = recordWrites("put", `${path}/bulk-update`, () => HttpResponse.json({ updated: 2 }));
        await user.click(bar.getByRole("button", { name }));
        await screen.findByText(done);
        expect(bodies).toEqual([{ ids: [idOf(1), idOf(2)], update }]);
        await waitFor(() => expect(screen.queryByText("2 selected")).toBeNull());
      },
    );

    test("deletes all selected with one DELETE, after a dialog that counts them", async () => {
      const { user, bar } = await selectTwo();
      const deleted = recordWrites("delete", path, () => HttpResponse.json({ deleted: 2 }));
      await user.click(bar.getByRole("button", { name: "Delete" }));
      const dialog = within(await screen.findByRole("alertdialog", { name: deleting.title }));
      dialog.getByText(deleting.counted);
      await user.click(dialog.getByRole("button", { name: deleting.confirm }));
      await screen.findByText(deleting.all);
      expect(deleted).toEqual([`${path}?ids=${idOf(1)},${idOf(2)}`]);
    });
  });
}
