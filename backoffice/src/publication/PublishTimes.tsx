import { type Publication, publicationState } from "@etalase/contracts/rules/publication";
import { Button } from "@mui/material";
import { type RaRecord, useRecordContext } from "react-admin";
import { useFormContext } from "react-hook-form";
import { t } from "../kit/language/t.ts";
import { Cluster } from "../kit/theme/Words.tsx";
import { TimeInput } from "./TimeInput.tsx";
import { quickTimes } from "./times.ts";

/** Chooses the status with the time: a time to come means scheduled, and without it nothing goes live by itself. */
function useScheduling() {
  const { setValue } = useFormContext();
  const record = useRecordContext<Publication & RaRecord>();
  return (publishAt: string | null) => {
    const isLive = record && publicationState(record, Date.now()) === "published";
    const isToCome = publishAt !== null && Date.parse(publishAt) > Date.now();
    if (isToCome) setValue("status", "published", { shouldDirty: true });
    else if (publishAt === null && !isLive) setValue("status", "draft", { shouldDirty: true });
  };
}

type QuickProps = Readonly<{ focused: boolean; onChoose: (publishAt: string) => void }>;

/** The times that are chosen most. */
const QuickTimes = ({ focused, onChoose }: QuickProps) => (
  <Cluster>
    {quickTimes(Date.now()).map(({ name, at }, index) => (
      <Button key={at} autoFocus={focused && index === 0} size="small" variant="outlined" onClick={() => onChoose(at)}>
        {name}
      </Button>
    ))}
  </Cluster>
);

/** The times of a schedule. @param focused whether they were opened by a button, which is unmounted */
export function PublishTimes({ focused }: Readonly<{ focused: boolean }>) {
  const { setValue } = useFormContext();
  const schedule = useScheduling();
  const choose = (at: string) => {
    setValue("publishAt", at, { shouldDirty: true });
    schedule(at);
  };
  return (
    <>
      <QuickTimes focused={focused} onChoose={choose} />
      <TimeInput source="publishAt" label={t("Publish at")} onChange={schedule} />
      <TimeInput source="unpublishAt" label={t("Unpublish at")} />
    </>
  );
}
