import type { GrammaticalGender } from '../careers/career.ts';
import type { Random } from '../random.ts';

const listed = (names: string) => names.trim().split(/\s+/);

/** Names by origin, weighted as in a German city. */
const origins = [
  {
    share: 0.7,
    female:
      listed(`Anna Julia Katharina Sabine Petra Monika Claudia Andrea Nicole Stefanie Christina Lisa
      Laura Sarah Lena Lea Marie Sophie Johanna Clara Emma Hannah Mia Paula Franziska Theresa Antonia Charlotte
      Greta Ida Frieda Ulrike Martina Susanne Birgit Heike Silke Anja Tanja Kerstin Sandra Melanie Nadine Vanessa
      Jasmin Carolin Miriam Eva Judith Helena Luisa Merle Svenja Wiebke Imke Maren Anke Bettina Cornelia Gabriele`),
    male: listed(`Michael Thomas Andreas Stefan Christian Markus Daniel Martin Alexander Sebastian Jan Tobias
      Florian Philipp Felix Lukas Maximilian Jonas Leon Paul Finn Elias Noah Ben Moritz Jakob David Simon Niklas
      Tim Lars Sven Torsten Uwe Jürgen Klaus Wolfgang Dieter Bernd Frank Ralf Oliver Matthias Holger Jörg Kai Hendrik
      Henning Malte Ole Fabian Benedikt Valentin Johannes Konstantin Gregor Georg Friedrich Karl Anton`),
    last: listed(`Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer
      Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner
      Krause Meier Lehmann Schmid Schulze Maier Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang
      Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz
      Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto
      Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch
      Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer Petersen Hansen Jansen Brinkmann Oberländer Falk Eberhardt`),
  },
  {
    share: 0.09,
    female: listed(
      'Elif Zeynep Ayşe Fatma Merve Esra Büşra Selin Derya Aylin Leyla Ebru Melek Sibel',
    ),
    male: listed('Mehmet Mustafa Emre Can Murat Kerem Ali Yusuf Burak Deniz Cem Hakan Serkan Okan'),
    last: listed(
      'Yılmaz Kaya Demir Şahin Çelik Yıldız Aydın Öztürk Arslan Doğan Kılıç Aslan Koç Polat',
    ),
  },
  {
    share: 0.09,
    female: listed(
      'Agnieszka Magdalena Ewa Natalia Olga Svetlana Irina Daria Ivana Jelena Milica Kateryna',
    ),
    male: listed('Piotr Tomasz Marcin Dmitri Sergej Viktor Igor Marko Nikola Luka Jakub Andrij'),
    last: listed(
      'Kowalski Nowak Wiśniewski Wójcik Ivanov Petrov Horvat Jovanović Kovač Novák Bondarenko Popescu',
    ),
  },
  {
    share: 0.05,
    female: listed('Amira Fatima Noura Yasmin Samira Rania Shirin Mona Soraya Zahra'),
    male: listed('Omar Ahmed Karim Samir Hassan Tarek Bilal Reza Amir Rami'),
    last: listed('Haddad Mansour Khalil Rahimi Hosseini Nasser Saleh Ibrahim Al-Masri Karimi'),
  },
  {
    share: 0.04,
    female: listed('Giulia Chiara Francesca Elena Sofia Maria Inês Carmen Lucía Eleni'),
    male: listed('Marco Luca Giuseppe Antonio Javier Diego Pedro João Nikos Dimitrios'),
    last: listed('Rossi Russo Ferrari Esposito García Fernández López Silva Santos Papadopoulos'),
  },
  {
    share: 0.03,
    female: listed('Linh Thi Mai Priya Ananya Ama Nadège Grace Abeba Yuki'),
    male: listed('Minh Duc Tuan Arjun Rahul Kofi Emmanuel Kwame Samuel Kenji'),
    last: listed('Nguyen Tran Pham Le Sharma Patel Singh Mensah Okafor Tesfaye'),
  },
] as const;

export type PersonName = { firstName: string; lastName: string; gender: GrammaticalGender };

function pickOrigin(random: Random) {
  let left = random.next();
  for (const origin of origins) {
    left -= origin.share;
    if (left < 0) return origin;
  }
  return origins[0];
}

/** One in ten has a surname of another origin; a few have two. */
export function makeName(random: Random): PersonName {
  const gender = random.chance(0.5) ? 'female' : 'male';
  const origin = pickOrigin(random);
  const family = random.chance(0.1) ? pickOrigin(random) : origin;
  const lastName = random.pick(family.last);
  const married = random.chance(0.04) ? `-${random.pick(origins[0].last)}` : '';
  return { firstName: random.pick(origin[gender]), lastName: lastName + married, gender };
}
