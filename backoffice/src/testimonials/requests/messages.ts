type Asked = Readonly<{ name: string; project: string; siteName: string; url: string }>;

/** Returns the message that sends the link to a client, in the client's language. */
const textOf = ({ name, project, siteName, url }: Asked): string =>
  `Halo ${name}, terima kasih sudah bekerja bersama ${siteName}. Bolehkah kami meminta testimoni singkat tentang “${project}”? Cukup dua menit di tautan ini:\n${url}`;

/** Returns a link that opens WhatsApp, where the recipient is chosen. */
export const chatLinkOf = (asked: Asked): string => `https://wa.me/?text=${encodeURIComponent(textOf(asked))}`;

export const mailLinkOf = (asked: Asked): string =>
  `mailto:?subject=${encodeURIComponent(`Testimoni untuk ${asked.siteName}`)}&body=${encodeURIComponent(textOf(asked))}`;
