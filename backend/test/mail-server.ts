import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { MailAccount } from "../src/domain/mail.ts";

/** A mail as its recipient gets it, and the envelope's addresses. */
export type Received = Readonly<{ from: string; to: readonly string[]; raw: string; mail: Email }>;

/** The server's refusal of a recipient, or null to take the mail. */
type Refuse = (to: string) => Readonly<{ code: number; text: string }> | null;

/** Starts a real mail server on this machine. Stop it at the end. */
export async function startMailServer(options: Readonly<{ refuse?: Refuse; user?: string; password?: string }> = {}) {
  const { refuse = () => null, user = "toko", password = "surat rahasia" } = options;
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (given, _session, done) => {
      if (given.username === user && given.password === password) done(null, { user });
      else done(new Error("Invalid username or password"));
    },
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuse(address);
      if (refusal) done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.once("end", async () => {
        const raw = Buffer.concat(chunks).toString();
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        received.push({ from, to: rcptTo.map(({ address }) => address), raw, mail: await PostalMime.parse(raw) });
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo; // the server listens on a port

  const account: MailAccount = {
    host: "127.0.0.1",
    port,
    isSecure: false,
    user,
    password,
    from: { name: "Etalase", address: "halo@etalase.example" },
  };
  return {
    received,
    account,
    /** The address in the form of SMTP_URL. */
    url: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
