import type { Faq } from "@etalase/contracts/plain/faqs.schema";
import { useSite, useWords } from "../../site/site.ts";
import { faqsWords } from "./copy.ts";
import type { HomeData } from "./data.ts";
import type { Grounded } from "./grounds.ts";

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

/** Omitted without questions. */
export const Faqs = ({ faq: faqs, ground }: Pick<HomeData, "faq"> & Grounded) => {
  const words = useWords(faqsWords);
  return faqs.length > 0 ? (
    <section className={ground} id="faq">
      <div className="wrap beside-head faq">
        <div className="head">
          <h2>{words.title}</h2>
          <p>{words.text}</p>
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
};
