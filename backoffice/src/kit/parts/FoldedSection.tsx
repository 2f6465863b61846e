import { Box, ButtonBase, Card, Typography } from "@mui/material";
import { ChevronDownIcon } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";

const head = {
  width: 1,
  p: { xs: 2, sm: 3 },
  justifyContent: "space-between",
  textAlign: "left",
  borderRadius: "14px",
  font: "inherit",
};

type FoldedSectionProps = Readonly<{
  title: string;
  /** Its content. */
  about: string;
  /** Opens it without being pressed. */
  isOpen?: boolean;
  children: ReactNode;
}>;

/** A section that few records need, folded until it is opened. */
export function FoldedSection({ title, about, isOpen = false, children }: FoldedSectionProps) {
  const [open, setOpen] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setOpen(true);
  }, [isOpen]);
  const id = useId();
  return (
    <Card component="section" aria-label={title}>
      <Typography variant="h2" component="h2" sx={{ m: 0 }}>
        <ButtonBase data-folds sx={head} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span>
            {title}
            <Typography variant="caption" component="span" sx={{ display: "block" }}>
              {about}
            </Typography>
          </span>
          <Box component={ChevronDownIcon} sx={{ transition: "rotate .2s", rotate: open ? "180deg" : "0deg" }} />
        </ButtonBase>
      </Typography>
      <Box id={id} hidden={!open} sx={{ px: { xs: 2, sm: 3 }, pb: { xs: 2, sm: 3 } }}>
        {open && children}
      </Box>
    </Card>
  );
}
