export type IconName =
  | "arrow-left"
  | "arrow-right"
  | "arrow-up"
  | "arrow-up-right"
  | "briefcase"
  | "check"
  | "chevron-down"
  | "chevron-left"
  | "chevron-right"
  | "circle-alert"
  | "clock"
  | "eye"
  | "eye-off"
  | "facebook"
  | "github"
  | "google"
  | "handshake"
  | "house"
  | "instagram"
  | "layers"
  | "linkedin"
  | "mail"
  | "map-pin"
  | "menu"
  | "message-circle"
  | "newspaper"
  | "pause"
  | "phone"
  | "play"
  | "search"
  | "star"
  | "tag"
  | "sliders-horizontal"
  | "twitter"
  | "whatsapp"
  | "x"
  | "youtube";

/**
 * Drawn by reference: the server puts the paths of a document's icons into it once, the scripts know only names. An
 * icon that a click brings, without a journey, must be named among `followers` in inlineSprite.ts.
 */
export const Icon = ({ name }: Readonly<{ name: IconName }>) => (
  <svg className="i" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);
