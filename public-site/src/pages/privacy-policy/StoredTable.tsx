import { privacy, storedData } from "./copy.ts";

type StoredTableProps = Readonly<{ withAnalytics: boolean; kept: Parameters<typeof storedData>[1] }>;

/** On phones the rows become cards, where each cell names its column. */
export const StoredTable = ({ withAnalytics, kept }: StoredTableProps) => (
  <table className="stored-table" aria-label={privacy.stored.label}>
    <thead>
      <tr>
        {privacy.stored.columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {storedData(withAnalytics, kept).map((row) => (
        <tr key={row.what}>
          {[row.what, row.why, row.basis, row.keptFor].map((text, index) => (
            <td key={text} data-column={privacy.stored.columns[index]}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
