import type { UserUpdate } from "@etalase/contracts/accounts/users.schema";
import { roles } from "@etalase/contracts/auth";
import { type ContentResource, contentResources } from "@etalase/contracts/kinds";
import { mediaUpdate } from "@etalase/contracts/media.schema";
import { plainResources } from "@etalase/contracts/plain-kinds";
import type { MenuEntry, Menus } from "@etalase/contracts/site/menus";
import { ownSections, type SectionState } from "@etalase/contracts/site/sections";
import fc from "fast-check";
import type { Files } from "../src/application/media.ts";
import { DomainError } from "../src/domain/errors.ts";
import { picturesWithin } from "../src/domain/history.ts";
import { type HistorySite, texts } from "./history-site.ts";
import { editOf, samples, title, website } from "./kinds/samples.ts";
import { pictureUpload } from "./services.ts";

export const anyKind = fc.constantFrom(...contentResources);

/** The fields that an edit brings a new picture for. */
export const pictured = (of: ContentResource): fc.Arbitrary<readonly string[]> =>
  fc.subarray([...samples[of].pictures]);

const some = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>, sure: string): fc.Arbitrary<object> =>
  fc.record(fields, { requiredKeys: [sure] });

/** An edit of a picture's texts and its focal point. */
export const saying = some(
  {
    name: title,
    alt: title,
    caption: fc.constantFrom("", "Foto: Ana"),
    focal: fc.record({ x: fc.constantFrom(0, 0.5), y: fc.constantFrom(0.5, 1) }),
  },
  "alt",
);

/** An edit of some of the settings. */
export const settingsEdit = some(
  {
    siteName: title,
    siteDescription: title,
    address: title,
    contactPhone: fc.constantFrom("", "+62 812 0000 0000"),
    contactEmail: fc.constantFrom("", "halo@toko.example"),
    metaTags: fc.constantFrom("", "situs, toko"),
    socialMedia: fc.record({ instagram: website, whatsapp: website }, { requiredKeys: [] }),
    googleAnalyticsId: fc.constantFrom("", "G-ABCD1234"),
    customCss: fc.constantFrom("", "a { color: red }"),
    customJs: fc.constantFrom("", "void 0;"),
    logo: fc.constant(""),
    favicon: fc.constant(""),
    ogImage: fc.constant(""),
  },
  "siteName",
);
export const settingsPictured = fc.subarray(["logo", "ogImage"]);

const words = fc.constantFrom("Satu", "Dua 🎉 \\ ' \"", null);
/** A list of the landing page's sections. */
const sectionsEdit = fc
  .shuffledSubarray([...ownSections.slice(1)], { minLength: ownSections.length - 1 })
  .chain(
    (others): fc.Arbitrary<readonly SectionState[]> =>
      fc
        .tuple(...others.map(({ id }) => fc.record({ id: fc.constant(id), isShown: fc.boolean() })))
        .map((below) => [...ownSections.slice(0, 1), ...below]),
  );

const menuEdit: fc.Arbitrary<readonly MenuEntry[]> = fc
  .tuple(
    fc.shuffledSubarray(["news", "price", "contact", "blog"]),
    fc.boolean(),
    fc.constantFrom([], [{ label: "Toko & <b>", url: "https://toko.example/" }]),
  )
  .map(([ids, isShown, links]) => [...ids.map((id) => ({ id, isShown })), ...links]);
const menusEdit: fc.Arbitrary<Menus> = fc.record({ navbar: menuEdit, footer: menuEdit });

/** An edit of some of the texts. */
const textsEdit = fc.dictionary(fc.constantFrom(...texts.map(({ key }) => key)), words, { minKeys: 1 });

/** The kinds whose records editors put in order. */
const ordered = ["packages", "pages", "testimonials", ...plainResources] as const;
type OrderedResource = (typeof ordered)[number];

/** A write as data; it applies to the records that exist when it runs. */
export type Write =
  | Readonly<{ does: "create"; of: ContentResource }>
  | Readonly<{ does: "edit"; of: ContentResource; nth: number; fields: object; files: readonly string[] }>
  | Readonly<{ does: "bulk"; of: ContentResource; isOn: boolean }>
  | Readonly<{ does: "delete"; of: ContentResource; count: number }>
  | Readonly<{
      does: "move";
      of: OrderedResource;
      nth: number;
      direction: "up" | "down";
    }>
  | Readonly<{ does: "set"; fields: object; files: readonly string[] }>
  | Readonly<{ does: "arrange"; sections: readonly SectionState[] }>
  | Readonly<{ does: "link"; menus: Menus }>
  | Readonly<{ does: "say"; values: Readonly<Record<string, string | null>> }>
  | Readonly<{ does: "choose"; of: ContentResource; nth: number; picture: number }>
  | Readonly<{ does: "embed"; nth: number; picture: number }>
  | Readonly<{ does: "upload"; width: number }>
  | Readonly<{ does: "describe"; nth: number; fields: object }>
  | Readonly<{ does: "replace"; nth: number; width: number }>
  | Readonly<{ does: "discard"; nth: number }>
  | Readonly<{ does: "rewind"; of: ContentResource | "media"; nth: number; back: number }>
  | Readonly<{ does: "unsubscribe"; nth: number }>
  | Readonly<{ does: "allow"; nth: number; rights: UserUpdate }>
  | Readonly<{ does: "dismiss"; nth: number }>;

const nth = fc.nat(5);
const does = <const T extends string>(name: T) => fc.constant(name);
const edit: fc.Arbitrary<Write> = anyKind.chain((of) =>
  fc.record({ does: does("edit"), of: fc.constant(of), nth, fields: editOf(samples[of]), files: pictured(of) }),
);

const width = fc.integer({ min: 50, max: 60 });

const libraryWrite: fc.Arbitrary<Write> = fc.oneof(
  fc.record({ does: does("choose"), of: anyKind, nth, picture: nth }),
  fc.record({ does: does("embed"), nth, picture: nth }),
  fc.record({ does: does("upload"), width }),
  fc.record({ does: does("describe"), nth, fields: saying }),
  fc.record({ does: does("replace"), nth, width }),
  fc.record({ does: does("discard"), nth }),
);

const peopleWrite: fc.Arbitrary<Write> = fc.oneof(
  fc.record({ does: does("unsubscribe"), nth }),
  fc.record({
    does: does("allow"),
    nth,
    rights: fc.record({ role: fc.constantFrom(...roles), disabled: fc.boolean() }, { requiredKeys: ["role"] }),
  }),
  fc.record({ does: does("dismiss"), nth }),
);

export const anyWrite: fc.Arbitrary<Write> = fc.oneof(
  { weight: 5, arbitrary: libraryWrite },
  { weight: 2, arbitrary: peopleWrite },
  { weight: 4, arbitrary: edit },
  { weight: 1, arbitrary: fc.record({ does: does("create"), of: anyKind }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: does("rewind"), of: fc.constantFrom(...contentResources, "media"), nth, back: nth }),
  },
  { weight: 1, arbitrary: fc.record({ does: does("bulk"), of: anyKind, isOn: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: does("delete"), of: anyKind, count: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: does("move"),
      of: fc.constantFrom(...ordered),
      nth,
      direction: fc.constantFrom("up", "down"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: does("set"), fields: settingsEdit, files: settingsPictured }),
  },
  { weight: 1, arbitrary: fc.record({ does: does("say"), values: textsEdit }) },
  { weight: 1, arbitrary: fc.record({ does: does("arrange"), sections: sectionsEdit }) },
  { weight: 1, arbitrary: fc.record({ does: does("link"), menus: menusEdit }) },
);

/** Applies these writes to a site. */
export function createWriter(site: HistorySite) {
  const { services, by } = site;
  const create = (of: ContentResource) => site.add(of, of === "packages" ? { isHighlighted: true } : {});
  type Table = ContentResource | "media" | "subscribers" | "users";
  const idsOf = async (of: Table): Promise<readonly string[]> => {
    const shown = of === "media" ? "where is_hidden = 0" : "";
    const rows = await site.database.em
      .getConnection()
      .execute<{ id: string }[]>(`select id from ${of} ${shown} order by id`);
    return rows.map(({ id }) => id);
  };
  const nthOf = async (of: Table, nth: number): Promise<string> => {
    const ids = await idsOf(of);
    const id = ids[nth % ids.length];
    if (!id) throw new DomainError("notFound");
    return id;
  };
  const uploads = async (fields: readonly string[]): Promise<Files> => {
    const upload = await pictureUpload();
    return Object.fromEntries(fields.map((field) => [field, [upload]]));
  };
  const update = async (of: ContentResource, id: string, fields: object, pictured: readonly string[]) =>
    edit(of, id, fields, await uploads(pictured));
  const set = async (fields: object, pictured: readonly string[]) => site.set(fields, await uploads(pictured));
  const edit = async (of: ContentResource, id: string, fields: object, files: Files = {}) => {
    // The rules of a kind make what its own use cases take, whichever kind it is: hence the cast.
    await services[of].update(id, samples[of].schemas.update.parse(fields) as never, { by, files });
  };

  const embed = async (id: string, mediaId: string) => {
    const { picture } = await services.media.get(mediaId);
    const content = `<p>Pelanggan menilai usaha.</p><figure><img src="/media/${picture.file}" alt="Toko" /></figure>`;
    await edit("news", id, { content });
  };

  /** Restores a version: so many before the latest, from the first again past that. */
  const rewind = async (of: ContentResource | "media", id: string, back: number) => {
    const { list, restore } = services[of].revisions;
    const versions = await list(id);
    await restore(id, versions[back % versions.length]?.version ?? 1, by);
  };

  type Does = Readonly<{ [D in Write["does"]]: (one: Extract<Write, { does: D }>) => Promise<unknown> }>;
  const all: Does = {
    set: ({ fields, files }) => set(fields, files),
    arrange: ({ sections }) => services.sections.update(sections, { by }),
    link: ({ menus }) => services.menus.update(menus, { by }),
    say: ({ values }) => services.texts.update(values, { by }),
    create: ({ of }) => create(of),
    edit: async ({ of, nth, fields, files }) => update(of, await nthOf(of, nth), fields, files),
    bulk: async ({ of, isOn }) =>
      services[of].bulkUpdate({ ids: await idsOf(of), update: samples[of].shown(isOn) as object }, by),
    delete: async ({ of, count }) =>
      services[of].remove([await nthOf(of, 0), ...(await idsOf(of)).slice(1, count)], by),
    move: async ({ of, nth, direction }) => services[of].move({ id: await nthOf(of, nth), direction }, by),
    choose: async ({ of, nth, picture }) =>
      edit(
        of,
        await nthOf(of, nth),
        {},
        { [samples[of].pictures[0] ?? "none"]: [{ mediaId: await nthOf("media", picture) }] },
      ),
    embed: async ({ nth, picture }) => embed(await nthOf("news", nth), await nthOf("media", picture)),
    upload: ({ width }) => site.picture(width),
    describe: async ({ nth, fields }) =>
      services.media.update(await nthOf("media", nth), mediaUpdate.parse(fields), by),
    replace: async ({ nth, width }) =>
      services.media.replace(await nthOf("media", nth), await pictureUpload("baru.png", width), by),
    discard: async ({ nth }) => services.media.remove([await nthOf("media", nth)], by),
    rewind: async ({ of, nth, back }) => rewind(of, await nthOf(of, nth), back),
    unsubscribe: async ({ nth }) => services.newsletter.remove(await nthOf("subscribers", nth), by),
    allow: async ({ nth, rights }) => services.users.update(await nthOf("users", nth), rights, by),
    dismiss: async ({ nth }) => services.users.remove(await nthOf("users", nth), by),
  };
  // Each function takes its own kind of write; the compiler cannot follow this.
  const write = async (one: Write) => (all[one.does] as (one: Write) => Promise<unknown>)(one);

  return {
    create,
    idsOf,
    update,
    set,
    /** Edits the fields of every picture that a record holds. */
    async describe(record: object, fields: object) {
      const held = new Set(picturesWithin(record).map(({ file }) => file));
      for (const id of await idsOf("media"))
        if (held.has((await services.media.get(id)).picture.file))
          await services.media.update(id, mediaUpdate.parse(fields), by);
    },
    /** Tells whether the write was done: the rules may refuse it. */
    try: (one: Write): Promise<boolean> =>
      write(one).then(
        () => true,
        (error: unknown) => {
          if (error instanceof DomainError) return false;
          throw error;
        },
      ),
  };
}
