import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { DOMSerializer, type Node } from "@tiptap/pm/model";

/** 1 is what a cell without the attribute spans. */
const span = (name: "colspan" | "rowspan") => ({
  default: 1,
  renderHTML: (attributes: Readonly<Record<string, unknown>>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const spans = { colspan: span("colspan"), rowspan: span("rowspan") };

const HeadRow = TableRow.extend({
  addAttributes: () => ({
    /** Whether it stood in a table head; of other rows the cells tell. */
    inHead: {
      default: false,
      rendered: false,
      parseHTML: (row: HTMLElement) => row.parentElement?.localName === "thead",
    },
  }),
});

const isHead = (row: Node) =>
  row.attrs.inHead || (row.childCount > 0 && row.children.every(({ type }) => type.name === "tableHeader"));

function section(name: "thead" | "tbody", rows: readonly Node[]): HTMLElement[] {
  if (rows.length === 0) return [];
  const element = document.createElement(name);
  const serializer = rows[0] && DOMSerializer.fromSchema(rows[0].type.schema);
  element.append(...rows.map((row) => serializer?.serializeNode(row) ?? ""));
  return [element];
}

/** Tables whose head rows are stored in a thead. The editor itself has one list of rows. */
const HeadedTable = Table.extend({
  renderHTML({ node }) {
    const bodyStart = node.children.findIndex((row) => !isHead(row));
    const headRows = bodyStart === -1 ? node.childCount : bodyStart;
    const table = document.createElement("table");
    table.append(
      ...section("thead", node.children.slice(0, headRows)),
      ...section("tbody", node.children.slice(headRows)),
    );
    return table;
  },
}).configure({ resizable: false });

export const tables = [
  HeadedTable,
  HeadRow,
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), ...spans };
    },
  }),
  TableCell.extend({
    addAttributes() {
      return { ...this.parent?.(), ...spans };
    },
  }),
];
