import { Autocomplete, TextField } from "@mui/material";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { type RaRecord, useGetList, useGetOne, useInput } from "react-admin";

type RecordInputProps<T> = Readonly<{
  source: string;
  label: string;
  helper: string;
  /** The kind of record that is chosen. */
  resource: string;
  /** The field that it is called by, and listed by. */
  name: keyof T & string;
}>;

/**
 * Offers the records whose words match what is typed. react-admin's AutocompleteInput within a ReferenceInput would
 * weigh on every screen of the dashboard, since it comes with parts that all share.
 */
export function RecordInput<T extends RaRecord>({ source, label, helper, resource, name }: RecordInputProps<T>) {
  const { field, fieldState, id } = useInput({ source });
  const [typed, setTyped] = useState("");
  const chosenId: string | null = field.value || null;
  const { data: chosen = null } = useGetOne<T>(resource, { id: chosenId ?? "" }, { enabled: !!chosenId });
  const search = typed === chosen?.[name] ? "" : typed;
  const asked = {
    pagination: { page: 1, perPage: 25 },
    sort: { field: name, order: "ASC" },
    filter: { search },
  } as const;
  const { data: found = [], isFetching } = useGetList<T>(resource, asked, { placeholderData: keepPreviousData });
  return (
    <Autocomplete
      id={id}
      options={found}
      loading={isFetching}
      value={chosenId ? chosen : null}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, record) => field.onChange(record?.id ?? null)}
      onBlur={() => field.onBlur()}
      getOptionKey={(record) => record.id}
      getOptionLabel={(record) => String(record[name])}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The server has searched already, also in words that the name does not hold.
      filterOptions={(records) => records}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? helper}
        />
      )}
    />
  );
}
