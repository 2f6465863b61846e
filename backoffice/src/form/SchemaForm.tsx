import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { Form } from "react-admin";
import type { FieldValues } from "react-hook-form";
import type * as z from "zod/mini";

const untouched = { keepDirtyValues: true, keepDirty: true };

type SchemaFormProps<Values extends FieldValues> = Readonly<{
  schema: z.ZodMiniType<Values, FieldValues>;
  defaultValues?: FieldValues | undefined;
  /** Resolves to the refused fields, if any. */
  onSubmit: (values: Values) => unknown;
  children: ReactNode;
}>;

/** A form validated by its schema; LockedFields moves the focus to refused fields. */
export const SchemaForm = <Values extends FieldValues>({ schema, onSubmit, ...form }: SchemaFormProps<Values>) => (
  <Form
    // The cast is safe: the values have passed the schema, which knows their types better than react-admin.
    onSubmit={(values: FieldValues) => onSubmit(values as Values)}
    resolver={zodResolver(schema)}
    noValidate
    disableInvalidFormNotification
    shouldFocusError={false}
    // The record may be reloaded while the user types: changed fields stay.
    resetOptions={untouched}
    {...form}
  />
);
