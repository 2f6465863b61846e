import { paths } from "@etalase/contracts/site/paths";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** A visitor sees this page when none can be rendered; it needs nothing that may be broken. */
export const failurePage = (status: number, message: string): string => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${status} - Etalase</title>
</head>
<body>
<h1>Maaf, halaman ini sedang tidak dapat ditampilkan</h1>
<p lang="en">${escaped(message)}</p>
<p><a href="${paths.home}">Kembali ke Beranda</a></p>
</body>
</html>
`;
