import { screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { Desk } from "../kit/desk/Desk.tsx";
import { DeskStatus } from "../kit/desk/DeskStatus.tsx";
import { DeskFields } from "../kit/form/LockedFields.tsx";
import { idOf } from "./articles.ts";
import { render } from "./render.tsx";
import { signIn } from "./renderApp.tsx";

const labels = { title: "Title", content: "Content" };
type Fields = Readonly<{ title: string; content: string }>;

function Form({ saved, version }: Readonly<{ saved: Fields; version: number }>) {
  const form = useForm({ defaultValues: saved });
  return (
    <FormProvider {...form}>
      <Desk form={`news:${idOf(1)}`} {...{ labels, version }}>
        <DeskStatus />
        <DeskFields>
          <input aria-label="Title" {...form.register("title")} />
          <textarea aria-label="Content" {...form.register("content")} />
        </DeskFields>
      </Desk>
    </FormProvider>
  );
}

/** The place of the form below. */
export const deskPlace = { resource: "news", id: idOf(1) } as const;
export const saved = { title: "As saved", content: "<p>As saved</p>" };

/** Opens a form of two fields at a record's desk, without the rest of the dashboard. */
export function openDesk(fields: Partial<Fields> = {}, version = 3) {
  signIn();
  const { unmount } = render(<Form saved={{ ...saved, ...fields }} version={version} />);
  return {
    user: userEvent.setup({ delay: null }),
    unmount,
    title: () => screen.getByRole<HTMLInputElement>("textbox", { name: "Title" }),
    content: () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Content" }),
  };
}
