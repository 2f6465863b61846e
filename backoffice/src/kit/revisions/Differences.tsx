import { alpha, Box, type Theme, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { type ChangeObject, diffLines, diffWordsWithSpace } from "diff";
import { fetchFile } from "../data/fetchFile.ts";
import { t } from "../language/t.ts";
import { useObjectUrl } from "../parts/useObjectUrl.ts";
import { centred, lineAbove, outlined } from "../theme/looks.ts";
import { Muted, Quiet, VisuallyHidden } from "../theme/Words.tsx";
import type { Difference } from "./fields.ts";

/** A run of text: in both texts, or in only one of them. */
export type Run = Readonly<{ kind: "same" | "added" | "removed"; text: string }>;

/** Texts that differ in more places are shown whole, which is easier to read. */
const maxEditLength = 2_000;

const runOf = ({ added, removed, value }: ChangeObject<string>): Run => ({
  kind: added ? "added" : removed ? "removed" : "same",
  text: value,
});

const replaced = (before: string, after: string): readonly Run[] => [
  { kind: "removed", text: before },
  { kind: "added", text: after },
];

/** Returns the difference between two texts: by lines first, then word by word where lines replace others. */
export function textDifference(before: string, after: string): readonly Run[] {
  const lines = diffLines(before, after, { maxEditLength })?.map(runOf) ?? replaced(before, after);
  return lines.flatMap((run, index): readonly Run[] => {
    const [previous, next] = [lines[index - 1], lines[index + 1]];
    if (run.kind === "added" && previous?.kind === "removed") return [];
    if (run.kind !== "removed" || next?.kind !== "added") return [run];
    const words = diffWordsWithSpace(run.text, next.text, { maxEditLength });
    return words?.map(runOf) ?? replaced(run.text, next.text);
  });
}

/** Loads a picture by a call for staff, since a former version's picture may no longer be public. */
function useKept(url: string) {
  const { data, isError } = useQuery({
    queryKey: ["kept-picture", url],
    queryFn: ({ signal }) => fetchFile(`/api/history/pictures/${url.split("/").at(-1)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { address: useObjectUrl(data), isError };
}

const frame = {
  ...outlined,
  ...centred,
  width: 1,
  aspectRatio: "16 / 10",
  objectFit: "contain",
  bgcolor: "action.hover",
  borderRadius: "10px",
  color: "text.secondary",
  fontSize: ".8125rem",
} as const;

/** A picture of any version. */
function KeptPicture({ url, alt }: Readonly<{ url: string; alt: string }>) {
  const { address, isError } = useKept(url);
  if (isError) return <Box sx={frame}>{t("This picture is gone")}</Box>;
  if (!address) return <Box sx={frame} aria-busy />;
  return <Box component="img" src={address} alt={alt} sx={frame} />;
}

const text = {
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  fontSize: ".9375rem",
  lineHeight: 1.65,
  maxHeight: 420,
  overflow: "auto",
  "& ins": {
    bgcolor: (theme: Theme) => alpha(theme.palette.success.main, 0.18),
    textDecorationThickness: "2px",
    textDecorationColor: "success.main",
    borderRadius: "3px",
  },
  "& del + ins": { ml: 0.5 },
  "& del": { color: "error.main", textDecorationThickness: "2px" },
};

const mostUnchanged = 240;

/** Cuts the middle of an unchanged part, which readers would only scroll past. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= mostUnchanged) return text;
  const half = mostUnchanged / 2;
  const head = isFirst ? "" : text.slice(0, half).replace(/\S*$/, "");
  const tail = isLast ? "" : text.slice(-half).replace(/^\S*/, "");
  return `${head}…${tail}`;
}

function Part({ run: { kind, text }, isFirst, isLast }: Readonly<{ run: Run; isFirst: boolean; isLast: boolean }>) {
  if (kind === "same") return <>{shortened(text, isFirst, isLast)}</>;
  const Tag = kind === "added" ? "ins" : "del";
  return (
    <Box component={Tag}>
      <VisuallyHidden component="span">{`${t(kind)}: `}</VisuallyHidden>
      {text}
    </Box>
  );
}

function Texts({ texts: [before, after] }: Readonly<{ texts: readonly [string, string] }>) {
  const runs = textDifference(before, after);
  if (runs.length === 0) return <Muted>{t("Only the formatting changed.")}</Muted>;
  return (
    <Box sx={text} tabIndex={0} role="group" aria-label={t("Difference")}>
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place
        <Part key={index} run={run} isFirst={index === 0} isLast={index === runs.length - 1} />
      ))}
    </Box>
  );
}

const columns = { display: "grid", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, gap: 1.5 };

const Side = ({ title, pictures }: Readonly<{ title: string; pictures: readonly string[] }>) => (
  <Box>
    <Quiet sx={{ mb: 0.5 }}>{title}</Quiet>
    <Box sx={{ display: "grid", gap: 1 }}>
      {pictures.length === 0 && <Muted>{t("No picture")}</Muted>}
      {pictures.map((url, index) => (
        <KeptPicture key={url} url={url} alt={t("{title}, picture {number}", { title, number: index + 1 })} />
      ))}
    </Box>
  </Box>
);

type DifferencesProps = Readonly<{ differences: readonly Difference[]; titles: readonly [string, string] }>;

/** Two versions side by side, by the fields that differ. */
export function Differences({ differences, titles: [before, after] }: DifferencesProps) {
  if (differences.length === 0)
    return <Typography color="textSecondary">{t("No field of the form is different.")}</Typography>;
  return differences.map((one) => (
    <Box component="section" key={one.name} aria-label={one.label} sx={{ py: 2, ...lineAbove }}>
      <Typography variant="h3" sx={{ fontSize: "1rem", mb: 1 }}>
        {one.label}
      </Typography>
      {one.texts && <Texts texts={one.texts} />}
      {one.pictures && (
        <Box sx={[columns, { mt: one.texts ? 1.5 : 0 }]}>
          <Side title={before} pictures={one.pictures[0]} />
          <Side title={after} pictures={one.pictures[1]} />
        </Box>
      )}
    </Box>
  ));
}
