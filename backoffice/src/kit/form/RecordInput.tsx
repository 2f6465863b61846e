import { Autocomplete, TextField } from "@mui/material";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { type RaRecord, useGetList, useGetOne, useInput } from "react-admin";

type RecordInputProps<T> = Readonly<{
  source: string;
  label: string;
  helper: string;
  /** The kind of record to choose. */
  resource: string;
  /** The field with its name, which the options show. */
  name: keyof T & string;
  /** Restricts the offered records. */
  filter?: Readonly<Record<string, string>>;
  /** The id of a record that is not offered. */
  except?: RaRecord["id"] | undefined;
}>;

/**
 * Offers the records that match the typed text. react-admin's AutocompleteInput in a ReferenceInput would enlarge every
 * screen of the dashboard, since its parts are shared by all.
 */
export function RecordInput<T extends RaRecord>({
  source,
  label,
  helper,
  resource,
  name,
  filter,
  except,
}: RecordInputProps<T>) {
  const { field, fieldState, id } = useInput({ source });
  const [typed, setTyped] = useState("");
  const chosenId: string | null = field.value || null;
  const { data: chosen = null } = useGetOne<T>(resource, { id: chosenId ?? "" }, { enabled: !!chosenId });
  const search = typed === chosen?.[name] ? "" : typed;
  const query = {
    pagination: { page: 1, perPage: 25 },
    sort: { field: name, order: "ASC" },
    filter: { ...filter, search },
  } as const;
  const { data: found = [], isFetching } = useGetList<T>(resource, query, { placeholderData: keepPreviousData });
  return (
    <Autocomplete
      id={id}
      options={found.filter((one) => one.id !== except)}
      loading={isFetching}
      value={chosenId ? chosen : null}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, record) => field.onChange(record?.id ?? null)}
      onBlur={() => field.onBlur()}
      getOptionKey={(record) => record.id}
      getOptionLabel={(record) => String(record[name])}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The server has already searched, also for words that the name does not contain.
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
