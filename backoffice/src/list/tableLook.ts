/** A table without checkboxes: its first column begins where the filters above it do. */
export const tableLook = { overflowX: "auto", "& th:first-of-type, & td:first-of-type": { pl: 2 } };
