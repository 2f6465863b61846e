import { Box } from "@mui/material";
import { createContext, type ReactNode, useContext } from "react";
import { visuallyHidden } from "../theme/palette.ts";
import { usePartnerMoves } from "./usePartnerMoves.ts";

type Moves = ReturnType<typeof usePartnerMoves>;

const MovesContext = createContext<Moves | undefined>(undefined);

/** Lets the rows inside move, and says aloud where one has come to. */
export function PartnerMoves({ children }: { children: ReactNode }) {
  const moves = usePartnerMoves();
  const { arrival } = moves;
  return (
    <MovesContext value={moves}>
      {children}
      <Box role="status" sx={visuallyHidden}>
        {arrival && `${arrival.name} is now in place ${arrival.order + 1}`}
      </Box>
    </MovesContext>
  );
}

export function useMoves(): Moves {
  const moves = useContext(MovesContext);
  if (!moves) throw new Error("Rows can only move inside PartnerMoves");
  return moves;
}
