import {
  type AnswerValues,
  describedIn,
  type Fields,
  listedIn,
  type RecordValues,
  type RowValues,
} from "@etalase/contracts/rules/description";
import { valueIn } from "@etalase/contracts/rules/plain";

type Some = ReturnType<typeof describedIn>;

function valuesOf(fields: Some, record: object): object {
  const shown = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
  return Object.fromEntries(fields.map(([name]) => [name, shown(valueIn(record, name))]));
}

/** The described values of a record in its answer. */
export const answerValues = <F extends Fields>(fields: F, record: RecordValues<F>) =>
  // The compiler cannot follow fields that are computed.
  valuesOf(describedIn(fields), record) as AnswerValues<F>;

/** The described values of a record in the row of a list. */
export const rowValues = <F extends Fields>(fields: F, record: Pick<RecordValues<F>, keyof RowValues<F>>) =>
  // As above.
  valuesOf(listedIn(fields), record) as RowValues<F>;
