import { ContactForm } from "../../contact/ContactForm.tsx";
import { contact as copy } from "../../contact/copy.ts";

export const Contact = () => (
  <section className="section white">
    <div className="wrap contact">
      <div className="contact-text">
        <h2>{copy.title}</h2>
        <p>{copy.text}</p>
        <p>{copy.free}</p>
      </div>
      <ContactForm />
    </div>
  </section>
);
