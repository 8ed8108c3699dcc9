import { mailboxOf } from '../http/limit/identity.ts';

// Freemail says nothing about an employer; a name without a dot covers all its endings.
const freeMail: ReadonlySet<string> = new Set(
  `
  gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.eu gmx.org gmx.info gmx.biz web.de email.de t-online.de magenta.de
  freenet.de freenetmail.de freemail.de mail.de arcor.de arcormail.de vodafonemail.de vodafone.de kabelmail.de
  unitybox.de unity-mail.de o2mail.de o2online.de alice.de alice-dsl.net alice-dsl.de versanet.de netcologne.de
  ewetel.net ewe.net osnanet.de htp-tel.de mnet-online.de mnet-mail.de online.de onlinehome.de 1und1.de ionos.de
  strato.de compuserve.de aol.de lycos.de epost.de directbox.com smart-mail.de posteo.de posteo.net posteo.org
  mailbox.org tutanota.de tutanota.com tutamail.com tuta.io tuta.com keemail.me systemli.org disroot.org riseup.net
  firemail.de abwesend.de berlin.de hamburg.de muenchen.de koeln.de nexgo.de gmail.de a1.net a1.at aon.at chello.at
  inode.at liwest.at kabsi.at drei.at utanet.at tele2.at bluewin.ch sunrise.ch hispeed.ch swissonline.ch
  bluemail.ch gawnet.ch quickline.ch green.ch
  gmail.com googlemail.com googlemail.de outlook hotmail live msn passport.com yahoo ymail.com rocketmail.com
  icloud.com me.com mac.com aol.com aim.com netscape.net compuserve.com proton.me protonmail.com protonmail.ch pm.me
  zoho.com zohomail.com zohomail.eu zoho.eu fastmail.com fastmail.fm hey.com mail.com email.com usa.com europe.com
  engineer.com consultant.com gmx.co.uk hushmail.com startmail.com mailfence.com runbox.com duck.com
  mozmail.com relay.firefox.com privaterelay.appleid.com simplelogin.com slmail.me anonaddy.com anonaddy.me
  yandex.com yandex.ru ya.ru mail.ru bk.ru list.ru inbox.ru internet.ru rambler.ru ukr.net qq.com foxmail.com 163.com
  126.com yeah.net sina.com sina.cn sohu.com naver.com hanmail.net daum.net rediffmail.com orange.fr wanadoo.fr
  free.fr laposte.net sfr.fr bbox.fr neuf.fr libero.it virgilio.it alice.it tin.it tiscali.it email.it
  telefonica.net terra.es ziggo.nl kpnmail.nl planet.nl hetnet.nl home.nl xs4all.nl telenet.be skynet.be proximus.be
  seznam.cz centrum.cz email.cz post.cz azet.sk wp.pl o2.pl onet.pl op.pl interia.pl interia.eu gazeta.pl tlen.pl
  abv.bg mail.bg freemail.hu citromail.hu telia.com home.se sapo.pt uol.com.br bol.com.br terra.com.br
  btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com comcast.net verizon.net att.net sbcglobal.net
  cox.net charter.net bellsouth.net earthlink.net juno.com inbox.com lycos.com excite.com bigpond.com optusnet.com.au
  mailinator.com guerrillamail.com sharklasers.com 10minutemail.com temp-mail.org tempmail.com trashmail.com
  trashmail.de trashmail.net wegwerfmail.de spoofmail.de byom.de muellmail.com einrot.com discard.email yopmail.com
  maildrop.cc getnada.com dispostable.com mail.tm mohmal.com fakeinbox.com throwawaymail.com mailnesia.com
  `
    .trim()
    .split(/\s+/),
);

export function companyDomainOf(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const parts = domain.split('.');
  // Providers also issue addresses on subdomains, such as `firma.mail.ru`.
  const isFree = parts.some(
    (part, index) => freeMail.has(part) || freeMail.has(parts.slice(index).join('.')),
  );
  return isFree || parts.length < 2 ? null : domain;
}

/** Accounts without an address share none. */
export const isSameMailbox = (one: { email: string }, other: { email: string }): boolean =>
  one.email !== '' && mailboxOf(one.email) === mailboxOf(other.email);
