import type { Postman } from "../application/mail/sending.ts";
import type { MailAccount } from "../domain/mail.ts";

/** Longer than any mail server may take for one mail. */
const timeoutMs = 60_000;

/** Codes of errors that may concern one mail, and not its sender. */
const aboutTheMail = new Set(["EENVELOPE", "EMESSAGE"]);

type SmtpError = Error & Readonly<{ code?: string; responseCode?: number }>;

const isPermanent = ({ code = "", responseCode = 0 }: SmtpError) => aboutTheMail.has(code) && responseCode >= 500;

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/;

/** Connects to the mail server. The first mail does so, since the library takes time to load and most starts send none. */
async function connect({ host, port, isSecure, user, password }: MailAccount) {
  const { createTransport } = await import("nodemailer");
  const isHere = loopback.test(host);
  return createTransport({
    host,
    port,
    secure: isSecure,
    pool: true,
    maxConnections: 1,
    ...(user ? { auth: { user, pass: password } } : {}),
    // A password leaves this machine only over TLS with a verified certificate.
    requireTLS: !isSecure && Boolean(user) && !isHere,
    ...(isHere ? { tls: { rejectUnauthorized: false } } : {}),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Delivers mails to the server at SMTP_URL. */
export function createPostman(account: MailAccount): Postman {
  const { from } = account;
  let transport: ReturnType<typeof connect> | undefined;

  return {
    async send({ id, to, replyTo, subject, text, html, headers }) {
      transport ??= connect(account);
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        await (await transport).sendMail({
          from: { name: from.name, address: from.address },
          // An object, so that no part of an address is read as a second address.
          to: { name: "", address: to },
          ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
          envelope: { from: from.address, to: [to] },
          // Every retry has the same id, so that mail programs can deduplicate.
          messageId: `<${id}@${from.address.split("@").at(-1)}>`,
          headers: { "Auto-Submitted": "auto-generated", ...headers },
          subject,
          text,
          html,
          signal,
        });
        return null;
      } catch (error) {
        const refusal = error as SmtpError; // all that the library throws are errors
        return { message: refusal.message, isPermanent: isPermanent(refusal) };
      }
    },
    rest() {
      void transport?.then((open) => open.close());
      transport = undefined;
    },
  };
}
