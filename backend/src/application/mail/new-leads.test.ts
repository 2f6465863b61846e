import { contactInput } from "@etalase/contracts/leads/leads.schema";
import { beforeEach, describe, expect, test } from "vitest";
import { eachWithMail } from "../../../test/app-with-mail.ts";
import { dialects } from "../../../test/databases.ts";
import { actor, userRecord } from "../../../test/records.ts";
import { startTestServices } from "../../../test/services.ts";
import { createUserRepository } from "../../persistence/users.ts";

const minute = 60_000;
const visitor = { ip: "203.0.113.7", isTest: false, heldBack: null };
const rina = { name: "Rina <b>", email: "rina@example.com", message: "Kami ingin situs\nuntuk toko." };

describe.each(dialects)("mails about new leads on %s", (dialect) => {
  const { started: site, server } = eachWithMail((mail) => startTestServices({ dialect, mail }));
  beforeEach(async () => {
    await site.services.settings.update({ siteName: "Toko Kita", contactEmail: "toko@example.com" }, { by: actor() });
  });

  const write = (fields: object = {}, mark: object = {}) =>
    site.services.leadTaking.contact(contactInput.parse({ kind: "contact", ...rina, consent: true, ...fields }), {
      ...visitor,
      ...mark,
    });
  const sentWithinAMinute = async () => {
    site.pass(minute - 5_000);
    await site.services.sending?.run();
    return server.received.map(({ to, mail }) => ({ to, mail }));
  };

  test("one who writes is told of within a minute, with all that is needed to answer", async () => {
    const code = await write({ package: "paket-bisnis", phone: "0812 3456 789" });
    const [one] = await sentWithinAMinute();
    expect(one?.to).toEqual(["toko@example.com"]);
    expect(one?.mail.subject).toBe("Rina <b> has written to you");
    expect(one?.mail.replyTo).toMatchObject([{ address: "rina@example.com" }]);
    const text = one?.mail.text ?? "";
    for (const part of ["WhatsApp: 0812 3456 789", "E-mail: rina@example.com", `Code: ${code}`, "> Kami ingin situs\n"])
      expect(text).toContain(part);
    expect(text).toMatch(/Package: .*Bisnis/);
    expect(text).toMatch(/http:\/\/localhost:8080\/dashboard\/leads\/[0-9a-f]{24}/);
    expect(one?.mail.html).toContain("Rina &lt;b&gt; has written to you");
    expect(one?.mail.html).not.toContain("<b>");
  });

  test("several who write in a minute stand in one mail", async () => {
    await Promise.all(["Rina", "Budi", "Sari"].map((name) => write({ name })));
    const [one, ...others] = await sentWithinAMinute();
    expect(others).toEqual([]);
    expect(one?.mail.subject).toBe("3 people have written to you");
    expect(one?.mail.replyTo).toBeUndefined();
    for (const name of ["Rina", "Budi", "Sari"]) expect(one?.mail.text).toContain(name);
    await write({ name: "Wati" });
    expect((await sentWithinAMinute()).map(({ mail }) => mail.subject)).toEqual([
      "3 people have written to you",
      "Wati has written to you",
    ]);
  });

  test("one in Indonesian for a reader whose dashboard is, or where no staff chose English", async () => {
    const users = createUserRepository(site.database.em);
    await users.insert(userRecord({ email: "toko@example.com", role: "admin", language: "id" }));
    const other = userRecord({ role: "superadmin", language: "en" });
    await users.insert(other);
    const code = await write({ package: "paket-bisnis" });
    const [one] = await sentWithinAMinute();
    expect(one?.mail.subject).toBe("Rina <b> mengirim pesan kepada Anda");
    expect(one?.mail.html).toContain('<html lang="id">');
    const text = one?.mail.text ?? "";
    for (const part of ["Email: rina@example.com", "Paket: ", `Kode: ${code}`, "Buka prospek:", "email kontak"])
      expect(text).toContain(part);
    expect(text).not.toMatch(/E-mail|Package|Code|Open|This address/);

    await site.services.settings.update({ contactEmail: "halo@example.com" }, { by: actor() });
    await Promise.all(["Budi", "Sari"].map((name) => write({ name })));
    expect((await sentWithinAMinute()).at(-1)?.mail.subject).toBe("2 people have written to you");
    await users.update({ ...other, language: null });
    await Promise.all(["Wati", "Tono"].map((name) => write({ name })));
    expect((await sentWithinAMinute()).at(-1)?.mail.subject).toBe("2 orang mengirim pesan kepada Anda");
  });

  test("clicks, messages held back, tests and sites without a contact e-mail send none", async () => {
    await site.services.leadTaking.click(
      { kind: "order", code: "7K2PQM", package: undefined, source: emptySource },
      visitor,
    );
    await write({}, { heldBack: "trap" });
    await write({}, { heldBack: "robot" });
    await write({}, { isTest: true });
    await site.services.settings.update({ contactEmail: "" }, { by: actor() });
    await write();
    expect(await sentWithinAMinute()).toEqual([]);
  });
});

const emptySource = { path: "", landing: "", referrer: "", utmSource: "", utmMedium: "", utmCampaign: "" };

test.each(["Rina\r\nBcc: mata@example.com", "Rina\nBudi"])("a name with a line break is refused: %j", (name) => {
  expect(contactInput.safeParse({ kind: "contact", ...rina, consent: true, name }).success).toBe(false);
});

test.each(["rina@example.com,mata@example.com", "rina@example.com\nBcc: x@example.com"])(
  "an address that is two, or a header, is refused: %j",
  (email) => expect(contactInput.safeParse({ kind: "contact", ...rina, consent: true, email }).success).toBe(false),
);
