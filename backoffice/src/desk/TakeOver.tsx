import { Button } from "@mui/material";
import { useState } from "react";
import { isGone } from "../data/http.ts";
import type { Draft } from "../drafts/drafts.ts";
import { useDesk } from "./deskContext.ts";
import { MergeQuestion } from "./MergeQuestion.tsx";

type TakeOverProps = Readonly<{
  /** The name of the draft's author. */
  name: string;
  both?: string;
  read: () => Promise<Draft>;
  onTaken: () => void;
}>;

/** Takes over another draft in this form, and asks about the fields that both sides changed. */
export function TakeOver({ name, both, read, onTaken }: TakeOverProps) {
  const { draft } = useDesk();
  const [found, setFound] = useState<Draft>();
  const [failure, setFailure] = useState("");
  const [asked, setAsked] = useState<readonly string[]>([]);

  const put = (other: Draft, replaced: readonly string[]) => {
    draft.takeOver(other, name, replaced);
    onTaken();
  };
  const take = async () => {
    try {
      const other = await read();
      setFailure("");
      const both = draft.changedOtherwise(other);
      if (both.length === 0) return put(other, []);
      setFound(other);
      setAsked(both);
    } catch (error) {
      setFailure(isGone(error) ? "They are gone: saved or discarded meanwhile." : "They could not be loaded.");
    }
  };
  return (
    <>
      <Button size="small" onClick={() => void take()} sx={{ ml: 0.5, my: -0.75 }}>
        Continue with them
      </Button>
      {failure && <span>{failure}</span>}
      {found && asked.length > 0 && (
        <MergeQuestion
          names={asked}
          {...(both && { both })}
          theirs={(field) => found.values[field]}
          theirName={name}
          onChosen={(replaced) => put(found, replaced)}
          onClose={() => setAsked([])}
        />
      )}
    </>
  );
}
