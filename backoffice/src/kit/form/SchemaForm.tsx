import { type ReactNode, useEffect } from "react";
import { HttpError, useAugmentedForm, useNotify } from "react-admin";
import { type FieldValues, FormProvider, useFormContext, useFormState } from "react-hook-form";
import type * as z from "zod/mini";
import { resolverOf } from "../language/resolverOf.ts";

const untouched = { keepDirtyValues: true, keepDirty: true };

/**
 * Returns the fields that the server refused, or the form itself as one: without an error, the form would count as
 * saved. `tell` receives the message when none of the fields is in the form.
 */
function refusedFields(error: unknown, form: object, tell: (sentence: string) => void) {
  if (!(error instanceof HttpError)) throw error;
  const errors: Readonly<Record<string, string>> | undefined = error.body?.errors;
  if (!Object.keys(errors ?? {}).some((name) => Object.hasOwn(form, name))) tell(error.message);
  return errors ?? { "root.server": error.message };
}

type SchemaFormProps<Values extends FieldValues> = Readonly<{
  schema: z.ZodMiniType<Values, FieldValues>;
  defaultValues?: FieldValues | undefined;
  /** Resolves to the refused fields, if any. An HttpError is shown at the fields that it names, or else as a message. */
  onSubmit: (values: Values) => unknown;
  /** Shows the message in place of a notification. */
  onRefused?: (sentence: string) => void;
  children: ReactNode;
}>;

/** A form validated by its schema; LockedFields moves the focus to refused fields. */
export function SchemaForm<Values extends FieldValues>(props: SchemaFormProps<Values>) {
  const notify = useNotify();
  const {
    schema,
    onSubmit,
    onRefused = (sentence) => notify(sentence, { type: "error" }),
    children,
    ...options
  } = props;
  const submit = async (values: FieldValues) => {
    try {
      // The cast is safe: the values have passed the schema, which knows their types better than react-admin.
      return await onSubmit(values as Values);
    } catch (error) {
      return refusedFields(error, options.defaultValues ?? {}, onRefused);
    }
  };
  const { form, formHandleSubmit } = useAugmentedForm({
    ...options,
    onSubmit: submit,
    resolver: resolverOf(schema),
    disableInvalidFormNotification: true,
    shouldFocusError: false,
    // The record may be reloaded while the user types: changed fields stay.
    resetOptions: untouched,
  });
  // react-admin's own form would start anew as soon as a new record has been saved.
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={formHandleSubmit}>
        {children}
      </form>
    </FormProvider>
  );
}

/** Starts the form again from the saved values, since it stays open after a save. */
export function StartFrom({ values }: Readonly<{ values: FieldValues }>) {
  const { reset } = useFormContext();
  const { isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (isSubmitSuccessful) reset(values);
  }, [isSubmitSuccessful, values, reset]);
  return null;
}
