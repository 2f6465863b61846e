export type IconName =
  | "arrow-left"
  | "arrow-right"
  | "arrow-up"
  | "chevron-left"
  | "chevron-right"
  | "circle-alert"
  | "clock"
  | "eye"
  | "eye-off"
  | "facebook"
  | "github"
  | "google"
  | "house"
  | "instagram"
  | "layers"
  | "linkedin"
  | "mail"
  | "map-pin"
  | "menu"
  | "message-circle"
  | "newspaper"
  | "phone"
  | "search"
  | "sliders-horizontal"
  | "twitter"
  | "whatsapp"
  | "x"
  | "youtube";

/** Drawn by reference: the server puts every icon's paths into the document once, the scripts know only names. */
export const Icon = ({ name }: Readonly<{ name: IconName }>) => (
  <svg className="i" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);
