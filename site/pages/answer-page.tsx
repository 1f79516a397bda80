/** The frame that the server fills with its answer to a form that was sent without script. */
export default function AnswerPage() {
  return (
    <main id="main">
      <section className="section plain">
        <div className="wrap answer" />
      </section>
    </main>
  );
}
