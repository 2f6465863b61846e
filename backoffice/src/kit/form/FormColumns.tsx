import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { useStore } from "react-admin";
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

const one = "minmax(0, 1fr)";
const column = { display: "grid", gap: 2.5, alignItems: "start" };
const inSight = { position: { md: "sticky" }, top: { md: belowHead(8) } };

/**
 * Puts the content on the left and the record's settings on the right, where they stay in sight, or below when there is
 * no room.
 */
export function Columns({ aside, asideWidth = 340, isClosed = false, children }: ColumnsProps) {
  const isBeside = useIsBeside();
  const columns = isBeside || isClosed ? { xs: one } : { xs: one, md: `${one} 308px`, lg: `${one} ${asideWidth}px` };
  const asideColumns = isBeside ? one : { xs: one, sm: "1fr 1fr", md: one };
  return (
    <Box sx={{ ...column, gridTemplateColumns: columns }}>
      <Box data-columns sx={{ display: "grid", gap: 2.5, gridTemplateColumns: one }}>
        {children}
      </Box>
      <Box
        data-aside
        sx={[
          { ...column, gridTemplateColumns: asideColumns },
          !isBeside && inSight,
          isClosed && !isBeside && { display: { md: "none" } },
        ]}
      >
        {aside}
      </Box>
    </Box>
  );
}

/** The columns of a form. The right one may be closed. */
export function FormColumns(columns: FormColumnsProps) {
  const [wished] = useIsAsideClosed();
  const { errors } = useFormState();
  // A refused save may have to show a field there.
  return <Columns {...columns} isClosed={wished && Object.keys(errors).length === 0} />;
}
