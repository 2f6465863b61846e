import type { Faq } from "@etalase/contracts/faqs.schema";
import { EditLink } from "../../components/EditLink.tsx";
import { useSite } from "../../site/site.ts";
import { home } from "./copy.ts";
import type { HomeData } from "./data.ts";

const copy = home.faqs;

/** Opens and closes without scripts. A preview shows all answers, of which one is about to change. */
const Question = ({ question, answer }: Faq) => (
  <details open={useSite().alone !== undefined}>
    <summary>
      <h3>{question}</h3>
    </summary>
    <div dangerouslySetInnerHTML={{ __html: answer }} />
  </details>
);

/** Groups the questions by category, in the order in which the categories first appear. */
const groupsOf = (faqs: readonly Faq[]) =>
  [...new Set(faqs.map(({ category }) => category))].map(
    (category) => [category, faqs.filter((faq) => faq.category === category)] as const,
  );

/** The landing page's section; omitted without questions. */
export const Faqs = ({ faqs }: Pick<HomeData, "faqs">) =>
  faqs.length > 0 ? (
    <section className="section white" id="faq">
      <div className="wrap beside-head faq">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.text}</p>
          <EditLink resource="faqs" what="tanya jawab" />
        </div>
        <div>
          {groupsOf(faqs).map(([category, some]) => (
            <div key={category}>
              {category ? (
                <p>
                  <b>{category}</b>
                </p>
              ) : null}
              {some.map((faq) => (
                <Question key={faq._id} {...faq} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  ) : null;
