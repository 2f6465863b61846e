import { Box, Button } from "@mui/material";
import { CircleAlertIcon, CloudCheckIcon, UsersIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFormState } from "react-hook-form";
import { isGone } from "../data/http.ts";
import type { Colleague, Keeping, Obstacle } from "../drafts/draftState.ts";
import { t } from "../language/t.ts";
import { formatSince } from "../parts/format.ts";
import { useDesk } from "./deskContext.ts";
import { useMissingFields } from "./useIncomplete.ts";

type TakeOverProps = Readonly<{
  /** The draft's author. */
  by: Colleague["by"];
  /** Receives the fields that stay, since both sides changed them. */
  onTaken: (conflicts: readonly string[]) => void;
}>;

/** Takes over another draft in this form. */
function TakeOver({ by, onTaken }: TakeOverProps) {
  const { draft } = useDesk();
  const [failure, setFailure] = useState("");
  const take = async () => {
    try {
      onTaken(await draft.takeOver(by));
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
  const [taken, setTaken] = useState<Readonly<{ updatedAt: string; conflicts: readonly string[] }>>();
  const { labels } = useDesk();
  if (isPresent)
    return (
      <Line Icon={UsersIcon} tone="warning.main">
        {t("{name} is editing this too", { name: by.name })}
      </Line>
    );
  if (taken?.updatedAt === updatedAt)
    return (
      <Line Icon={UsersIcon} tone="text.secondary">
        {taken.conflicts.length === 0
          ? t("{name}'s changes are in this form too", { name: by.name })
          : t("{name}'s changes are in this form too, but these fields stay as you changed them: {fields}", {
              name: by.name,
              fields: taken.conflicts.map((name) => labels[name] ?? name).join(", "),
            })}
      </Line>
    );
  return (
    <Line Icon={UsersIcon} tone="text.secondary">
      {t("{name} has unfinished changes from {time}", { name: by.name, time: formatSince(updatedAt) })}
      <TakeOver by={by} onTaken={(conflicts) => setTaken({ updatedAt, conflicts })} />
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
      {facts && <span>{facts}</span>}
      <Box component="span" role="status" sx={{ display: "contents" }}>
        {!isElsewhere && <InputLine />}
        {!isElsewhere && colleagues.map((one) => <Other key={one.by.id} {...one} />)}
      </Box>
    </Box>
  );
}
