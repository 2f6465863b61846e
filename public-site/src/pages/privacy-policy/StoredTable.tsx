import { privacy, storedData } from "./copy.ts";

/** Rows become cards on phones, where each cell says its column. */
export const StoredTable = ({ withAnalytics }: Readonly<{ withAnalytics: boolean }>) => (
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
      {storedData(withAnalytics).map((row) => (
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
