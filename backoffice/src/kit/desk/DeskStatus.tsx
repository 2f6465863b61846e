import { Box, Button } from "@mui/material";
import { CircleAlertIcon, CloudCheckIcon, UsersIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFormState } from "react-hook-form";
import { isGone } from "../data/http.ts";
import type { Colleague, Keeping, Obstacle } from "../drafts/draftState.ts";
import type { Draft } from "../drafts/drafts.ts";
import type { FormDraft } from "../drafts/useDraft.ts";
import { t } from "../language/t.ts";
import { formatSince } from "../parts/format.ts";
import { oneLine } from "../theme/looks.ts";
import { useDesk } from "./deskContext.ts";
import { MergeQuestion } from "./MergeQuestion.tsx";
import { useMissingFields } from "./useIncomplete.ts";

type TakeOverProps = Readonly<{
  /** The draft's author. */
  by: Colleague["by"];
  onTaken: () => void;
}>;

/** Takes over another draft in this form, and asks about the fields that both sides changed. */
function TakeOver({ by, onTaken }: TakeOverProps) {
  const { draft } = useDesk();
  const [found, setFound] = useState<Awaited<ReturnType<FormDraft["read"]>>>();
  const [failure, setFailure] = useState("");

  const put = (other: Draft, replaced: readonly string[]) => {
    draft.takeOver(other, by, replaced);
    onTaken();
  };
  const take = async () => {
    try {
      const copy = await draft.read(by.id);
      setFailure("");
      if (copy.conflicts.length === 0) return put(copy.draft, []);
      setFound(copy);
    } catch (error) {
      setFailure(
        isGone(error) ? t("They are gone: somebody saved or discarded them.") : t("They could not be loaded."),
      );
    }
  };
  return (
    <>
      <Button size="small" onClick={() => void take()} sx={{ ml: 0.5, my: -0.75 }}>
        {t("Continue with them")}
      </Button>
      {failure && <span>{failure}</span>}
      {found && (
        <MergeQuestion
          names={found.conflicts}
          theirs={(field) => found.draft.values[field]}
          theirName={by.name}
          onChosen={(replaced) => put(found.draft, replaced)}
          onClose={() => setFound(undefined)}
        />
      )}
    </>
  );
}

const line = { display: "inline-flex", alignItems: "center", gap: 0.75, "& svg": { flex: "none", fontSize: 16 } };

const Line = ({ Icon, tone, children }: Readonly<{ Icon: typeof UsersIcon; tone?: string; children: ReactNode }>) => (
  <Box component="span" sx={{ ...line, color: tone }}>
    <Box component={Icon} aria-hidden />
    <span>{children}</span>
  </Box>
);

const obstacles = {
  unreachable: t("The server cannot be reached."),
  signedOut: t("You are signed out."),
  tooLong: t("It is too long to be kept on the server."),
  gone: t("The record has been deleted."),
  refused: t("The server has refused it."),
} as const satisfies Record<Obstacle, string>;

const KeepingLine = ({ keeping, lacking }: Readonly<{ keeping: Keeping; lacking: string | undefined }>) =>
  keeping.where === "server" ? (
    <Line Icon={CloudCheckIcon} tone={lacking ? "warning.main" : "success.main"}>
      {lacking ?? t("Unsaved changes, kept {time}", { time: formatSince(keeping.at) })}
    </Line>
  ) : (
    <Line Icon={CircleAlertIcon} tone={keeping.where === "browser" ? "warning.main" : "error.main"}>
      {keeping.where === "browser"
        ? t("Kept in this browser only.")
        : t("Not kept anywhere: save it before you close this page.")}{" "}
      {obstacles[keeping.obstacle]}
    </Line>
  );

function Other({ by, isPresent, updatedAt }: Colleague) {
  // The colleague may go on typing, and then there is more to take over.
  const [taken, setTaken] = useState("");
  if (isPresent)
    return (
      <Line Icon={UsersIcon} tone="warning.main">
        {t("{name} is editing this too", { name: by.name })}
      </Line>
    );
  if (taken === updatedAt)
    return (
      <Line Icon={UsersIcon} tone="text.secondary">
        {t("{name}'s changes are in this form too", { name: by.name })}
      </Line>
    );
  return (
    <Line Icon={UsersIcon} tone="text.secondary">
      {t("{name} has unfinished changes from {time}", { name: by.name, time: formatSince(updatedAt) })}
      <TakeOver by={by} onTaken={() => setTaken(updatedAt)} />
    </Line>
  );
}

/** Shows where the input is: saved, on its way, or kept. */
function InputLine() {
  const { keeping, savedAt, isSaving } = useDesk().draft;
  const { isDirty } = useFormState();
  const lacking = useMissingFields();
  if (isSaving) return t("Saving...");
  if (isDirty) return keeping && <KeepingLine {...{ keeping, lacking }} />;
  return (
    savedAt && (
      <Line Icon={CloudCheckIcon} tone="success.main">
        {t("Saved {time}", { time: formatSince(savedAt) })}
      </Line>
    )
  );
}

/** Shows where the input is kept, and who else edits the same record. */
export function DeskStatus({ facts }: Readonly<{ facts?: ReactNode }>) {
  const { colleagues, isElsewhere } = useDesk().draft;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.25 }}>
      {facts && (
        <Box component="span" sx={{ ...oneLine, maxWidth: 1 }}>
          {facts}
        </Box>
      )}
      <Box component="span" role="status" sx={{ display: "contents" }}>
        {!isElsewhere && <InputLine />}
        {!isElsewhere && colleagues.map((one) => <Other key={one.by.id} {...one} />)}
      </Box>
    </Box>
  );
}
