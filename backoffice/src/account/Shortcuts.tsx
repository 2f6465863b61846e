import { Box } from "@mui/material";
import { SwitchRow } from "../kit/form/SwitchRow.tsx";
import { t } from "../kit/language/t.ts";
import { FoldedSection } from "../kit/parts/FoldedSection.tsx";
import { chordName, useSlash } from "../kit/parts/keys/shortcuts.ts";
import { outlined } from "../kit/theme/looks.ts";

const shortcuts = [
  { letter: "S", does: t("Save a form") },
  { letter: "K", does: t("Turn the selected text into a link") },
  { letter: "B", does: t("Bold") },
  { letter: "I", does: t("Italic") },
  { letter: "Z", does: t("Undo while writing") },
] as const;

const keyLook = { font: "inherit", fontSize: ".8125rem", px: 0.875, ...outlined, borderRadius: "6px" };

const list = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  rowGap: 1.25,
  m: 0,
  mt: 2,
  "& dt, & dd": { m: 0 },
};

const onlyWithKeys = { "@media (hover: none)": { display: "none" } };

/** Turns "/" on or off: a single key is easily pressed by mistake, while the other shortcuts take two. */
function SlashSwitch() {
  const [isOn, setOn] = useSlash();
  return (
    <SwitchRow
      label={t("Press / to search a list")}
      helper={t("For this browser only. Turn it off if you use speech input or press keys by accident.")}
      isOn={isOn}
      onChange={setOn}
    />
  );
}

/** The list of keyboard shortcuts, with the switch for "/"; not for fingers. */
export const Shortcuts = () => (
  <Box sx={onlyWithKeys}>
    <FoldedSection title={t("Keyboard shortcuts")} about={t("For lists and forms.")}>
      <SlashSwitch />
      <Box component="dl" sx={list}>
        {shortcuts.map(({ letter, does }) => (
          <Box key={letter} sx={{ display: "contents" }}>
            <dt>{does}</dt>
            <Box component="dd" sx={{ textAlign: "end" }}>
              <Box component="kbd" sx={keyLook}>
                {chordName(letter)}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </FoldedSection>
  </Box>
);
