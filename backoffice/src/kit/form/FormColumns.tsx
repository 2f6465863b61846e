import { Box, Card } from "@mui/material";
import { type ReactNode, useDeferredValue } from "react";
import { useResourceContext, useStore } from "react-admin";
import { useFormState } from "react-hook-form";
import { useIsBeside } from "../desk/deskContext.ts";
import { belowHead } from "../parts/PageHead.tsx";

type FormColumnsProps = Readonly<{
  /** The right column, `asideWidth` pixels wide where there is room. */
  aside: ReactNode;
  asideWidth?: number;
  children: ReactNode;
}>;

type ColumnsProps = FormColumnsProps & Readonly<{ isClosed?: boolean }>;

/** Whether the right column is closed, on screens that show it beside the content; this browser remembers it. */
export const useIsAsideClosed = () => useStore<boolean>("form.aside.closed", false);

/** Forms in which a long text is written: it gets all the room on small screens, and on others if one likes. */
const writing: ReadonlySet<string> = new Set(["news", "pages", "portfolio"]);

const one = "minmax(0, 1fr)";
const column = { display: "grid", gap: 2.5, alignItems: "start" };
const inSight = { position: "sticky", top: belowHead(8) };

/** Stands in the place of the right column until that is drawn. */
const asideToCome = <Card data-to-come sx={{ height: 320 }} />;

/**
 * Puts the content on the left and the record's settings on the right, where they stay in sight, or below when there is
 * no room.
 */
export function Columns({ aside, asideWidth = 340, isClosed: wished = false, children }: ColumnsProps) {
  const isBeside = useIsBeside();
  const writes = writing.has(useResourceContext() ?? "");
  const isClosed = wished && writes;
  const from = writes ? "lg" : "md";
  const wide = { ...(!writes && { md: `${one} 308px` }), lg: `${one} ${asideWidth}px` };
  const columns = isBeside || isClosed ? { xs: one } : { xs: one, ...wide };
  const asideColumns = isBeside ? one : { xs: one, sm: "1fr 1fr", [from]: one };
  return (
    <Box sx={{ ...column, gridTemplateColumns: columns }}>
      <Box data-columns sx={{ display: "grid", gap: 2.5, gridTemplateColumns: one }}>
        {children}
      </Box>
      <Box
        data-aside
        sx={[
          { ...column, gridTemplateColumns: asideColumns, "& > :only-child": { gridColumn: "1 / -1" } },
          !isBeside && (({ breakpoints }) => ({ [breakpoints.up(from)]: isClosed ? { display: "none" } : inSight })),
        ]}
      >
        {aside}
      </Box>
    </Box>
  );
}

/** The columns of a form. The right one may be closed beside a text, and follows in a rendering of its own. */
export function FormColumns({ aside, ...columns }: FormColumnsProps) {
  const [wished] = useIsAsideClosed();
  const isWhole = useDeferredValue(true, false);
  const { errors } = useFormState();
  // A refused save may have to show a field there.
  const isClosed = wished && Object.keys(errors).length === 0;
  return <Columns {...columns} {...{ isClosed }} aside={isWhole ? aside : asideToCome} />;
}
