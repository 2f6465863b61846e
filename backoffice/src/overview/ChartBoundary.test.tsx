import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ChartBoundary } from "./ChartBoundary.tsx";
import { ChartTable } from "./ChartTable.tsx";

const data = {
  caption: "Visitors per week",
  headings: ["From", "Visitors"],
  rows: [{ name: "9 Nov", value: 1042 }],
} as const;

const Chart = (): never => {
  throw new Error("the chart's script could not be loaded");
};

test("a chart that cannot be drawn leaves its figures in sight", () => {
  render(
    <ChartBoundary fallback={<ChartTable data={data} shown />}>
      <Chart />
    </ChartBoundary>,
  );
  expect(screen.getByRole("row", { name: "9 Nov 1.042" })).toBeTruthy();
});
