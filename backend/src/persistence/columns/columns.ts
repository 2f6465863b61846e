import {
  type DescribedField,
  type DescribedName,
  describedIn,
  type Fields,
} from "@etalase/contracts/rules/description";
import { BigIntType } from "@mikro-orm/core";

const addressMax = 2048;
const drawingMax = 50;
const choiceMax = 20;
/** Longer texts have a column without a length. */
const stringMax = 2048;
const integerMax = 2 ** 31 - 1;

/** A column of whole rupiah. No price comes near the numbers that JavaScript rounds. */
export const rupiahColumn = { type: new BigIntType("number") } as const;

const numberColumn = (max: number) => (max > integerMax ? rupiahColumn : ({ type: "integer" } as const));

function columnOf(field: DescribedField) {
  switch (field.is) {
    case "flag":
      return { type: "boolean" } as const;
    case "marked":
      return { type: "text" } as const;
    case "list":
      return { type: "json" } as const;
    case "choice":
      return { type: "string", length: choiceMax } as const;
    case "drawing":
      return { type: "string", length: drawingMax, nullable: true } as const;
    case "number":
      return { ...numberColumn(field.max), ...("isNeeded" in field ? {} : ({ nullable: true } as const)) };
    case "date":
      return { type: "string", length: "YYYY-MM-DD".length } as const;
    case "moment":
      return { type: "datetime", length: 3, nullable: true } as const;
    case "reference":
      return { type: "character", length: 24, nullable: true } as const;
    case "address":
      return { type: "string", length: addressMax } as const;
    default:
      return field.max > stringMax
        ? ({ type: "text", columnType: "mediumtext" } as const)
        : ({ type: "string", length: field.max } as const);
  }
}

/** The columns of the described fields. */
export const columnsOf = <F extends Fields>(fields: F) =>
  // Each described field got its column.
  Object.fromEntries(describedIn(fields).map(([name, field]) => [name, columnOf(field)])) as {
    readonly [N in DescribedName<F>]: ReturnType<typeof columnOf>;
  };
