import { Box } from "@mui/material";
import { Quiet } from "../theme/Words.tsx";
import { EditLink } from "./EditLink.tsx";

type RecordNameProps = Readonly<{
  record: Readonly<{ id: string; name: string }>;
  /** Tells the record from others; may be empty. */
  note: string;
  minWidth?: number | Readonly<{ md: number; lg: number }>;
}>;

/** The name of a record, linked to its form, above a note. */
export const RecordName = ({ record: { id, name }, note, minWidth = 0 }: RecordNameProps) => (
  <Box sx={{ minWidth, overflowWrap: "anywhere" }}>
    <EditLink id={id} name={name} />
    {note && <Quiet>{note}</Quiet>}
  </Box>
);
