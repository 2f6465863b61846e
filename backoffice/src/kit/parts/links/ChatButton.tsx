import { Button, type ButtonProps } from "@mui/material";
import { MessageCircleIcon } from "lucide-react";

/** Opens WhatsApp with a text, where the recipient is chosen. */
export const ChatButton = ({ text, ...look }: Readonly<{ text: string }> & Pick<ButtonProps, "size" | "sx">) => (
  <Button
    {...look}
    variant="outlined"
    startIcon={<MessageCircleIcon />}
    href={`https://wa.me/?text=${encodeURIComponent(text)}`}
    target="_blank"
    rel="noreferrer"
  >
    WhatsApp
  </Button>
);
