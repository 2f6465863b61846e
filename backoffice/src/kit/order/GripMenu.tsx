import { Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { t } from "../language/t.ts";
import { isAtEnd, RowGrip, type Steps } from "./MoveControls.tsx";

const moves = [
  { way: "first", label: t("Move to the top") },
  { way: "up", label: t("Move up") },
  { way: "down", label: t("Move down") },
  { way: "last", label: t("Move to the end") },
] as const;

/** A row's handle, with a menu of its moves, since a narrow row has no room for their buttons. */
export function GripMenu({ steps }: Readonly<{ steps: Steps }>) {
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <RowGrip steps={steps} aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)} />
      <Menu
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={close}
        slotProps={{ list: { "aria-label": t("Move {name}", { name: steps.name }) } }}
      >
        {moves.map(({ way, label }) => (
          <MenuItem
            key={way}
            disabled={isAtEnd(steps, way)}
            onClick={() => {
              close();
              steps.onMove(way, "handle");
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
